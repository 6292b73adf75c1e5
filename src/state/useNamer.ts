import { useEffect, useSyncExternalStore } from 'react';

import type { Namer } from '../color/nearestName';
import { useServices } from './servicesContext';

/** Names the colors of a palette; null while the list of names is loading. */
export const useNamer = (): Namer | null => {
  const { colorNames } = useServices();
  const namer = useSyncExternalStore(colorNames.subscribe, colorNames.namer);
  useEffect(() => void colorNames.load(), [colorNames]);
  return namer;
};
