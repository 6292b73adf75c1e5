import type { ReactNode } from 'react';

import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { Dialog } from '../../ui/Dialog';
import { GoogleSignIn } from './GoogleSignIn';
import styles from './SignInDialog.module.css';

type SignInDialogProps = DialogPropsOf<'signIn'> & { readonly hero?: ReactNode };

export const SignInDialog = ({ message, returnTo, next, hero, onClose }: SignInDialogProps) => (
  <Dialog title="Be part of us" isOpen onClose={onClose} hero={hero}>
    <div className={styles.content}>
      {message !== undefined && <p className={styles.reason}>{message}</p>}
      <p className={styles.offer}>Keep palettes in projects, open them anywhere and share them in Explore.</p>
      <GoogleSignIn
        onLeave={onClose}
        returnTo={returnTo}
        next={next}
        note={next?.dialog === 'savePalette' ? ACCOUNT_MESSAGES.planOfSaving : ACCOUNT_MESSAGES.planOfReading}
      />
    </div>
  </Dialog>
);
