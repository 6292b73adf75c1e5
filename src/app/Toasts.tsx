import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';

import { useServices } from '../state/servicesContext';
import type { ToastTone } from '../state/toasts';
import { StillToastList, type ToastListProps } from './ToastCard';
import styles from './Toasts.module.css';

// Motion weighs 25 kB: it comes with the first message, not with the page.
const ToastList = lazy<ComponentType<ToastListProps>>(() =>
  import('./MovingToastList').catch(() => ({ default: StillToastList })),
);

/**
 * Messages at the top. Both live regions are always there: one that appears with its text is not read out. They lie beside
 * the page: a dialog hides all of that from readers of the screen, but not what is marked as announcing.
 */
export const Toasts = () => {
  const { subscribe, list: readList } = useServices().toasts;
  const toasts = useSyncExternalStore(subscribe, readList);
  const [hasBeenUsed, setHasBeenUsed] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [known, setKnown] = useState(toasts);
  if (toasts.length > 0 && !hasBeenUsed) setHasBeenUsed(true);
  if (known !== toasts) {
    setKnown(toasts);
    // One that goes under the pointer, or with the focus in it, does not say that either has left.
    if (known.some((toast) => !toasts.includes(toast))) {
      setIsHovered(false);
      setIsFocused(false);
    }
  }

  const list = (tone: ToastTone) =>
    hasBeenUsed && (
      <Suspense fallback={null}>
        <ToastList
          toasts={toasts.filter((toast) => toast.tone === tone)}
          all={toasts}
          isPaused={isHovered || isFocused}
        />
      </Suspense>
    );

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading on pauses the countdown
    <section
      className={styles.toasts}
      aria-label="Messages"
      data-live-announcer
      data-above-dialogs
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={(event: FocusEvent) => setIsFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div className={styles.live} role="alert">
        {list('error')}
      </div>
      <output className={styles.live}>{list('info')}</output>
    </section>,
    document.body,
  );
};
