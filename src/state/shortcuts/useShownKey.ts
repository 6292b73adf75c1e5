import { useCallback } from 'react';
import { useAppSelector } from '../hooks';
import { selectHasSingleKeys } from './shortcutSlice';

/** What buttons show of a key that does the same, 'K' for 'k'; undefined while keys alone are switched off. */
export const useShownKey = (): ((key: string) => string | undefined) => {
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  return useCallback((key) => (hasSingleKeys ? key.toUpperCase() : undefined), [hasSingleKeys]);
};
