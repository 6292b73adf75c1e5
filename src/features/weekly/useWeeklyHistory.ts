import { useEffect, useState } from 'react';

import type { ScheduledPalette } from '../../domain/weeklyPalette';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Every week that has a palette; empty where that cannot be had, and null until it is known. */
export const useWeeklyHistory = (): readonly ScheduledPalette[] | null => {
  const { backend } = useServices();
  const [history, setHistory] = useState<readonly ScheduledPalette[] | null>(null);
  useEffect(() => {
    backend.weekly.history().then(setHistory, (error: unknown) => {
      reportError('loading the weekly palettes', error);
      setHistory([]);
    });
  }, [backend]);
  return history;
};
