import { useEffect, useState } from 'react';

import { useServices } from '../../state/servicesContext';

const EVERY_MS = 30_000;

/** The time, fresh enough for 'min ago'. */
export const useNow = (): Date => {
  const { now } = useServices();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
};
