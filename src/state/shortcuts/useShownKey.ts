import { useCallback } from 'react';
import type { PageKey } from '../../domain/pageKeys';
import { useAppSelector } from '../hooks';
import { selectHasSingleKeys } from './shortcutSlice';

/** What buttons show of a key that does the same, 'K'; undefined while keys alone are switched off. */
export const useShownKey = (): ((key: PageKey) => string | undefined) => {
  const hasSingleKeys = useAppSelector(selectHasSingleKeys);
  return useCallback(({ key }) => (hasSingleKeys ? key.toUpperCase() : undefined), [hasSingleKeys]);
};
