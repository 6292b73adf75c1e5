import { PLAN_LIMITS } from '../../domain/planLimits';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { Dialog } from '../../ui/Dialog';
import { GoogleSignIn } from './GoogleSignIn';
import styles from './SignInDialog.module.css';

/** Opens when a visitor steps beyond either end of the history. */
const HistoryLimitDialog = ({ message, onClose }: DialogPropsOf<'historyLimit'>) => (
  <Dialog title="Keep a longer history" isOpen onClose={onClose}>
    <div className={styles.content}>
      <p className={styles.reason}>{message}</p>
      <p className={styles.offer}>
        Without an account the last {PLAN_LIMITS.anonymous.history} palettes are kept, with one the last{' '}
        {PLAN_LIMITS.free.history}.
      </p>
      <GoogleSignIn onLeave={onClose} />
    </div>
  </Dialog>
);

export default HistoryLimitDialog;
