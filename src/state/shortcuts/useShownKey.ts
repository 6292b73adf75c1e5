import { useCallback } from 'react';
import { useAppSelector } from '../hooks';
import { selectHasSingleKeys } from './shortcutSlice';

/** The key hint of a button, 'K' for 'k'; undefined while single-key shortcuts are off. */
export const useShownKey = (): ((key: string) => string | undefined) => {
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  return useCallback((key) => (hasSingleKeys ? key.toUpperCase() : undefined), [hasSingleKeys]);
};
