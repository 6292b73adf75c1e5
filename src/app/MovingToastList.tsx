import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useLayoutEffect, useRef } from 'react';

import { DIALOG_MESSAGES } from '../domain/dialogMessages';
import { useServices } from '../state/servicesContext';
import { keepFocusOfMessages, watchMessageKeys } from './messageKeys';
import { hideSight, placeMessages } from './placeMessages';
import { ToastCard, type ToastListProps } from './ToastCard';
import { watchDialogs, watchOpenedDialogs } from './watchOpenedDialogs';

const HERE = { opacity: 1, y: 0 };
const AWAY = { opacity: 0, y: -8 };

/**
 * The messages of one tone. The first message determines the position of all: later ones are shown beside it, and
 * all of them elsewhere only if they would grow over what the page is about.
 */
const MovingToastList = ({ toasts, all, isPaused }: ToastListProps) => {
  const { withdraw } = useServices().toasts;
  const newest = useRef<HTMLDivElement>(null);
  const aloneId = all.length === 1 ? toasts[0]?.id : undefined;

  const hasMessages = toasts.length > 0;
  // Each list of the two tones may add its own listener: the second one ignores events that the first has handled.
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

  // The offer to reopen a dialog is withdrawn when another one opens, which reopening would replace.
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
    // Called once before the first paint, and again when the page's size changes, as content that loads later may be
    // covered; not while the messages are hovered or focused.
    let isPlaced = false;
    const observer = new ResizeObserver(() => {
      if (isPlaced && region.matches(':hover, :focus-within')) return;
      isPlaced = true;
      placeMessages(region);
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, [aloneId]);

  // A dialog that opens while a message is shown may come to lie under it.
  useLayoutEffect(() => {
    const region = newest.current?.closest('section');
    if (!hasMessages || !region) return undefined;
    return watchDialogs(() => {
      if (!region.matches(':hover, :focus-within')) placeMessages(region);
    });
  }, [hasMessages]);

  useLayoutEffect(() => {
    const region = newest.current?.closest('section');
    if (all.length < 2 || !region || region.matches(':hover, :focus-within')) return;
    if (hideSight(region)) placeMessages(region);
  }, [all]);

  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
        <AnimatePresence>
          {toasts.map((toast) => (
            // Its entry is animated by CSS: Motion's setup would delay the first message by 4 ms.
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
