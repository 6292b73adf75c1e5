import { AnimatePresence, m } from 'framer-motion';
import { CircleAlert, X } from 'lucide-react';
import { useState, useSyncExternalStore, type FocusEvent } from 'react';

import { dismissToast, readToasts, subscribeToasts, type Toast, type ToastTone } from '../state/toasts';
import { IconButton } from '../ui/IconButton';
import styles from './Toasts.module.css';
import { useCountdown } from './useCountdown';

const HIDDEN = { opacity: 0, y: -8 };

const ToastCard = ({ toast, isPaused }: { readonly toast: Toast; readonly isPaused: boolean }) => {
  useCountdown(toast.ms, isPaused, () => dismissToast(toast.id));
  return (
    <m.div
      className={styles.toast}
      data-tone={toast.tone}
      initial={HIDDEN}
      animate={{ opacity: 1, y: 0 }}
      exit={HIDDEN}
      transition={{ duration: 0.16, ease: 'easeOut' }}
    >
      {toast.tone === 'error' && <CircleAlert aria-hidden />}
      <span>{toast.message}</span>
      <IconButton
        size="small"
        label="Dismiss"
        icon={<X aria-hidden />}
        onClick={() => dismissToast(toast.id)}
      />
    </m.div>
  );
};

/** Messages at the top. Both live regions are always there: one that appears with its text is not read out. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(subscribeToasts, readToasts);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const cards = (tone: ToastTone) => (
    <AnimatePresence>
      {toasts
        .filter((toast) => toast.tone === tone)
        .map((toast) => (
          <ToastCard key={toast.id} toast={toast} isPaused={isHovered || isFocused} />
        ))}
    </AnimatePresence>
  );

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading on pauses the countdown
    <section
      className={styles.toasts}
      aria-label="Messages"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={styles.live} role="alert">
        {cards('error')}
      </div>
      <output className={styles.live}>{cards('info')}</output>
    </section>
  );
};
