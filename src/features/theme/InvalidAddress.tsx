import { Button } from '../../ui/Button';
import { PageHead } from '../../ui/PageHead';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import styles from './ThemePage.module.css';

/** Replaces the page if its address holds no theme. */
export const InvalidAddress = ({ onOpenLast }: { readonly onOpenLast: () => void }) => (
  <>
    <PageHead title="Theme" />
    <div className={styles.invalid}>
      <p role="alert">{THEME_MESSAGES.themeLinkInvalid}</p>
      <Button variant="primary" onClick={onOpenLast}>
        Open the last palette
      </Button>
    </div>
  </>
);
