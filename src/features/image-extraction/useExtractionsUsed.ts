import { useEffect, useState } from 'react';

import type { Plan } from '../../domain/plan';
import { imageCounter } from '../../state/storage/imageCounter';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Extractions used today on this device or in this account, or null until loaded. */
export const useExtractionsUsed = (plan: Plan, limit: number): number | null => {
  const { backend, dailyCounter } = useServices();
  const [used, setUsed] = useState<number | null>(null);

  useEffect(() => {
    if (!Number.isFinite(limit)) return undefined;
    const counter = imageCounter({ backend, dailyCounter }, plan);
    let isCurrent = true;
    const refresh = async () => {
      try {
        const count = await counter.used(limit);
        if (isCurrent) setUsed(count);
      } catch (error) {
        reportError('counting extractions', error);
      }
    };
    void refresh();
    const unsubscribe = counter.onChange(() => void refresh());
    return () => {
      isCurrent = false;
      unsubscribe();
      setUsed(null);
    };
  }, [backend, dailyCounter, limit, plan]);

  return used;
};
