import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';

import { ToastCard, type ToastListProps } from './ToastCard';

const AWAY = { opacity: 0, y: -8 };

const MovingToastList = ({ toasts, isPaused }: ToastListProps) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={{ duration: 0.16, ease: 'easeOut' }}>
      <AnimatePresence>
        {toasts.map((toast) => (
          <m.div key={toast.id} initial={AWAY} animate={{ opacity: 1, y: 0 }} exit={AWAY}>
            <ToastCard toast={toast} isPaused={isPaused} />
          </m.div>
        ))}
      </AnimatePresence>
    </MotionConfig>
  </LazyMotion>
);

export default MovingToastList;
