import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { PATHS } from '../../domain/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import styles from './UpgradeDialog.module.css';

type AlreadyProProps = { readonly onClose: () => void; readonly onEscape: () => void };

/** Replaces an offer for users who already have PRO. */
export const AlreadyPro = ({ onClose, onEscape }: AlreadyProProps) => (
  <Dialog title="Upgrade to PRO" isOpen onClose={onClose} onEscape={onEscape}>
    <div className={styles.content}>
      <p className={styles.claim}>{BILLING_MESSAGES.alreadyPro} Nothing is left to upgrade.</p>
      <ButtonLink to={`${PATHS.settings}#subscription`} onClick={onClose} data-autofocus>
        Your subscription
      </ButtonLink>
    </div>
  </Dialog>
);
