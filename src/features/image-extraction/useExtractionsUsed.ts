import { useEffect, useState } from 'react';

import { useServices } from '../../state/servicesContext';

/** Extractions used today on this device, or null until the counter has answered. */
export const useExtractionsUsed = (limit: number): number | null => {
  const { dailyCounter } = useServices();
  const [used, setUsed] = useState<number | null>(null);

  useEffect(() => {
    if (!Number.isFinite(limit)) return undefined;
    let isCurrent = true;
    const refresh = async () => {
      const count = await dailyCounter.used(limit);
      if (isCurrent) setUsed(count);
    };
    void refresh();
    const unsubscribe = dailyCounter.onChange(() => void refresh());
    return () => {
      isCurrent = false;
      unsubscribe();
    };
  }, [dailyCounter, limit]);

  return used;
};
