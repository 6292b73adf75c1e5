import { CircleAlert, X } from 'lucide-react';

import { useServices } from '../state/servicesContext';
import type { Toast } from '../state/toasts';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';

export type ToastListProps = {
  readonly toasts: readonly Toast[];
  /** All messages, of both tones. */
  readonly all: readonly Toast[];
  /** Pauses the countdown while a user is reading. */
  readonly isPaused: boolean;
};

type ToastCardProps = { readonly toast: Toast; readonly isPaused: boolean };

export const ToastCard = ({ toast, isPaused }: ToastCardProps) => {
  const { toasts } = useServices();
  const { action } = toast;
  const dismiss = () => toasts.dismiss(toast.id);
  useCountdown(toast.ms, isPaused, dismiss);
  return (
    <div className={styles.toast} data-tone={toast.tone} data-message={toast.id}>
      {toast.tone === 'error' && <CircleAlert aria-hidden />}
      <span>{toast.message}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            // While it fades out it can still be clicked.
            if (!toasts.list().includes(toast)) return;
            dismiss();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton size="small" label="Dismiss" icon={<X aria-hidden />} onClick={dismiss} />
    </div>
  );
};

/** Fallback when the code of the animated list cannot be loaded: messages must be visible all the same. */
export const StillToastList = ({ toasts, isPaused }: Omit<ToastListProps, 'all'>) =>
  toasts.map((toast) => <ToastCard key={toast.id} toast={toast} isPaused={isPaused} />);
