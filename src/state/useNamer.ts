import { useEffect, useSyncExternalStore } from 'react';

import type { Namer } from '../color/nearestName';
import { loadColorNames, readNamer, subscribeNamer } from './colorNames';

/** What names the colors of a palette; null while the list of names loads. */
export const useNamer = (): Namer | null => {
  const namer = useSyncExternalStore(subscribeNamer, readNamer);
  useEffect(() => void loadColorNames(), []);
  return namer;
};
