import type { ReactNode } from 'react';

import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import styles from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Why the attempt failed; empty if it did not. */
  readonly problem: string;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before an irreversible action. The cancel button has the focus. */
export const ConfirmDialog = ({
  title,
  children,
  problem,
  keepLabel,
  confirmLabel,
  isBusy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    title={title}
    isOpen
    onClose={onClose}
    footer={
      <div className={styles.actions}>
        <Button onClick={onClose} data-autofocus>
          {keepLabel}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    }
  >
    <div className={styles.text}>{children}</div>
    <p className={styles.problem} role="alert">
      {problem}
    </p>
  </Dialog>
);
