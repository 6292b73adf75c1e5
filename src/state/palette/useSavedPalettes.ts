import type { SavedPalette } from '../../domain/savedPalette';
import { useAppSelector } from '../hooks';
import { useListLatestQuery } from './latestPalettesApi';
import { selectUser } from '../session/sessionSlice';

/** How many of the most recently saved palettes are loaded. */
const MOST_SAVED = 60;
const NONE: readonly SavedPalette[] = [];

type Saved = { readonly palettes: readonly SavedPalette[]; readonly hasFailed: boolean };

/** The palettes in the user's own projects, most recently saved first; empty for a visitor. */
export const useSavedPalettes = (): Saved => {
  const isVisitor = useAppSelector(selectUser) === null;
  const { currentData = NONE, isError } = useListLatestQuery(MOST_SAVED, { skip: isVisitor });
  return { palettes: currentData, hasFailed: isError };
};
