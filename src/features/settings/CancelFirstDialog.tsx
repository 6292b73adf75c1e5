import { useNavigate } from 'react-router-dom';

import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { PATHS } from '../../domain/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './ConfirmDialog.module.css';

/** A deleted account must not be charged any more. */
export const CancelFirstDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = useNavigate();
  const goToSubscription = (): void => {
    onClose();
    void navigate(`${PATHS.settings}?upgrade=false`);
  };
  return (
    <Dialog
      title="Cancel your subscription first"
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button variant="primary" onClick={goToSubscription} data-autofocus>
            I understand
          </Button>
        </div>
      }
    >
      <div className={styles.text}>
        <p>{ACCOUNT_MESSAGES.cancelFirst}</p>
      </div>
    </Dialog>
  );
};
