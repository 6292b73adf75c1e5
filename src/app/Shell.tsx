import { memo, type MouseEvent } from 'react';

import { BehindExpanded } from '../features/builder/expanded/BehindExpanded';
import { Consent } from '../features/consent/Consent';
import { cookieSettingsOpened } from '../state/consentSlice';
import { useAppDispatch } from '../state/hooks';
import { Footer } from '../ui/Footer';
import { MainContent } from './MainContent';
import { OutsideAdmin } from './OutsideAdmin';
import styles from './App.module.css';
import { PendingCommand } from './commands/PendingCommand';
import { usePageKeys } from './commands/usePageKeys';
import { Dialogs } from './Dialogs';
import { Header } from './Header';
import { FOOTER_LINKS } from './navigation';
import { Pages } from './Pages';
import { Toasts } from './Toasts';

/** As the link does by itself, but without a step of the browser's history. */
const focusMain = (event: MouseEvent): void => {
  event.preventDefault();
  const main = document.querySelector<HTMLElement>('#main');
  main?.focus();
  main?.scrollIntoView();
};

/** The frame around every page. Pages render the content of `main`. */
export const Shell = memo(({ reload }: { readonly reload: () => void }) => {
  const dispatch = useAppDispatch();
  usePageKeys();
  return (
    <>
      <BehindExpanded>
        <a className={styles.skip} href="#main" onClick={focusMain}>
          Skip to content
        </a>
        {/* Shown at the bottom of the window, but early in the Tab order: it asks a question before anything else. */}
        <Consent />
        <OutsideAdmin>
          <Header />
        </OutsideAdmin>
      </BehindExpanded>
      <MainContent>
        <Pages reload={reload} />
      </MainContent>
      <BehindExpanded>
        <OutsideAdmin>
          <Footer links={FOOTER_LINKS} onCookieSettings={() => dispatch(cookieSettingsOpened())} />
        </OutsideAdmin>
      </BehindExpanded>
      <Toasts />
      <Dialogs />
      <PendingCommand />
    </>
  );
});
Shell.displayName = 'Shell';
