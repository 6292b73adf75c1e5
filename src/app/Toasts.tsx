import { useEffect, useState, useSyncExternalStore, type ComponentType, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';

import { useServices } from '../state/servicesContext';
import type { ToastTone } from '../state/toasts';
import { StillToastList, type ToastListProps } from './ToastCard';
import styles from './Toasts.module.css';

type ToastList = ComponentType<ToastListProps>;

/**
 * Motion is 25 kB: it loads when the page is idle after the first press, or with the first message. Suspense is not
 * used: React delays content that follows an empty fallback by 300 ms.
 */
const useToastList = (isNeeded: boolean): ToastList | null => {
  const { whenIdle } = useServices();
  const [List, setList] = useState<ToastList | null>(null);
  useEffect(() => {
    if (List) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const load = () =>
      void import('./MovingToastList').then(
        (list) => signal.aborted || setList(() => list.default),
        () => setList(() => StillToastList),
      );
    if (isNeeded) load();
    window.addEventListener('pointerdown', () => whenIdle(load), { once: true, signal });
    return () => waiting.abort();
  }, [List, isNeeded, whenIdle]);
  return List;
};

/**
 * Messages at an edge of the window. Both live regions are always mounted: one that is added with its text is not
 * announced. They are outside the page's root: an open dialog hides that from screen readers, but not elements marked
 * `data-live-announcer`.
 */
export const Toasts = () => {
  const { subscribe, list: readList } = useServices().toasts;
  const toasts = useSyncExternalStore(subscribe, readList);
  const List = useToastList(toasts.length > 0);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [known, setKnown] = useState(toasts);
  if (known !== toasts) {
    setKnown(toasts);
    // A removed message fires no leave or blur event, so hover and focus are reset here.
    if (known.some((toast) => !toasts.includes(toast))) {
      setIsHovered(false);
      setIsFocused(false);
    }
  }

  const list = (tone: ToastTone) =>
    List && (
      <List
        toasts={toasts.filter((toast) => toast.tone === tone)}
        all={toasts}
        isPaused={isHovered || isFocused}
      />
    );

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- reading pauses the countdown
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
