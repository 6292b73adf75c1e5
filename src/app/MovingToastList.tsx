import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';

import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { useServices } from '../state/servicesContext';
import { keepFocusOfMessages, watchMessageKeys } from './messageKeys';
import { placeMessages } from './placeMessages';
import { ToastCard, type ToastListProps } from './ToastCard';
import { watchOpenedDialogs } from './watchOpenedDialogs';

const HERE = { opacity: 1, y: 0 };
const AWAY = { opacity: 0, y: -8 };

/** The messages of a tone. The first that comes looks for a place for all: those that follow stand beside it. */
const MovingToastList = ({ toasts, all, isPaused }: ToastListProps) => {
  const { withdraw } = useServices().toasts;
  const newest = useRef<HTMLDivElement>(null);
  const aloneId = all.length === 1 ? toasts[0]?.id : undefined;

  const hasMessages = toasts.length > 0;
  // One list goes on where the other has nothing to do: what one has answered the other leaves.
  useLayoutEffect(() => {
    const region = newest.current?.closest('section');
    return hasMessages && region ? watchMessageKeys(region) : undefined;
  }, [hasMessages]);

  useLayoutEffect(() => {
    const region = newest.current?.closest('section');
    if (region)
      keepFocusOfMessages(
        region,
        all.map(({ id }) => id),
      );
  }, [all]);

  // The way back to a dialog that was left is none over another one, which it would take away.
  const offersBack = toasts.some(({ message }) => message === DIALOG_MESSAGES.typedNotSaved);
  useLayoutEffect(
    () => (offersBack ? watchOpenedDialogs(() => withdraw(DIALOG_MESSAGES.typedNotSaved)) : undefined),
    [offersBack, withdraw],
  );

  useLayoutEffect(() => {
    const region = newest.current?.closest('section');
    if (aloneId === undefined || !region) return undefined;
    const page = document.querySelector('main');
    if (!page || typeof ResizeObserver === 'undefined') {
      placeMessages(region);
      return undefined;
    }
    // Called at once, before it is painted, and again as what was on its way may come to lie under it; one that is pointed
    // at stays where it is.
    let isPlaced = false;
    const observer = new ResizeObserver(() => {
      if (isPlaced && region.matches(':hover, :focus-within')) return;
      isPlaced = true;
      placeMessages(region);
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, [aloneId]);

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
        <AnimatePresence>
          {toasts.map((toast) => (
            // It comes by the style sheet: prepared here, the first one takes 4 ms more.
            <m.div key={toast.id} ref={newest} initial={false} animate={HERE} exit={AWAY}>
              <ToastCard toast={toast} isPaused={isPaused} />
            </m.div>
          ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
};

export default MovingToastList;
