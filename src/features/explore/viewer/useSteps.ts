import { useCallback, useRef } from 'react';

import { useServices } from '../../../state/servicesContext';

export const STEP_LOCK_MS = 100;

/** Lets one step through, and then none for 100 ms: a held arrow key shows every palette on its way. */
export const useSteps = (): ((step: () => void) => void) => {
  const { now } = useServices();
  const lastMs = useRef(-Infinity);
  return useCallback(
    (step) => {
      const sinceMs = now().getTime() - lastMs.current;
      // A clock that was set back locks nothing.
      if (sinceMs >= 0 && sinceMs < STEP_LOCK_MS) return;
      lastMs.current = now().getTime();
      step();
    },
    [now],
  );
};
