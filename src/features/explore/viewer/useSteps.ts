import { useCallback, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';

export const STEP_LOCK_MS = 100;

/** Throttles steps to one per 100 ms: a held arrow key shows every palette on the way. */
export const useSteps = (): ((step: () => void) => void) => {
  const { now } = useServices();
  const lastMs = useRef(-Infinity);
  return useCallback(
    (step) => {
      const sinceMs = now().getTime() - lastMs.current;
      // A clock that was set back must not block steps.
      if (sinceMs >= 0 && sinceMs < STEP_LOCK_MS) return;
      lastMs.current = now().getTime();
      step();
    },
    [now],
  );
};
