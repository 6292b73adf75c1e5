import { useLocation } from 'react-router-dom';

import { formatHex } from '../../color/format';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { PATHS } from '../../domain/paths';
import { DEFAULT_PALETTES } from '../../palette/defaultPalettes.data';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppSelector } from '../../state/hooks';
import { selectEntry } from '../../state/palette/historySlice';
import { selectHasExpired } from '../../state/session/sessionSlice';
import { ColorStrip } from '../../ui/ColorStrip';
import { Dialog } from '../../ui/Dialog';
import { GoogleSignIn } from './GoogleSignIn';
import styles from './SignInDialog.module.css';

/** The invitation to sign in, under the palette about to be saved or the builder's: what an account would keep. */
const SignInDialog = ({ message, returnTo, next, onClose }: DialogPropsOf<'signIn'>) => {
  const { pathname } = useLocation();
  const planOfPage =
    pathname === PATHS.video ? ACCOUNT_MESSAGES.planOfVideos : ACCOUNT_MESSAGES.planOfReading;
  const hasExpired = useAppSelector(selectHasExpired);
  // A page that needs an account has led here.
  const ofPage = returnTo === undefined ? undefined : ACCOUNT_MESSAGES.pageNeedsAccount;
  const reason = message ?? (hasExpired ? ACCOUNT_MESSAGES.sessionExpired : ofPage);
  const wantsPro = next?.dialog === 'upgrade';
  const plan = next?.dialog === 'savePalette' ? ACCOUNT_MESSAGES.planOfSaving : planOfPage;
  const entry = useAppSelector(selectEntry);
  const colors = next?.dialog === 'savePalette' ? next.palette.colors : entry?.colors;
  const hexes = colors?.map((color) => formatHex(color)) ?? DEFAULT_PALETTES[4];
  return (
    <Dialog title="Be part of us" isOpen onClose={onClose} hero={<ColorStrip hexes={hexes} height={112} />}>
      <div className={styles.content}>
        {reason !== undefined && <p className={styles.reason}>{reason}</p>}
        <p className={styles.offer}>
          {wantsPro
            ? ACCOUNT_MESSAGES.signInForPro
            : 'Keep palettes in projects, open them anywhere and share them in Explore.'}
        </p>
        <GoogleSignIn
          onLeave={onClose}
          returnTo={returnTo}
          next={next}
          // Whoever is on the way to PRO has read its price above, and will read all it gives.
          notes={wantsPro ? [] : [plan, ACCOUNT_MESSAGES.priceOfPro]}
        />
      </div>
    </Dialog>
  );
};

export default SignInDialog;
