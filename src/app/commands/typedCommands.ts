import { PATHS } from '../../domain/paths';
import { changeSearch, readQuery, writeQuery } from '../../features/explore/exploreQuery';
import { readSearchText } from '../../features/explore/search/searchText';
import { dialogOpened } from '../../state/dialogsSlice';
import type { AppDispatch } from '../store';
import type { Command } from './command';

type Doors = { readonly navigate: (to: string) => void; readonly dispatch: AppDispatch };

/** Two colors, or a link with them. Whoever writes others pastes them into the import. */
const COLORS = /[\da-f]{6}\b.*\b[\da-f]{6}\b/i;

/** What a text may be meant as that is the name of nothing: colors to import, something to look for among palettes. */
export const typedCommands = (text: string, { navigate, dispatch }: Doors): Command[] => {
  const typed = text.trim();
  const asked = typed === '' ? null : readSearchText(typed);
  const search = asked && writeQuery(changeSearch(readQuery(new URLSearchParams()), asked));
  return [
    ...(COLORS.test(typed)
      ? [
          {
            id: 'typed import',
            group: 'What was typed',
            label: 'Import these colors',
            run: () => dispatch(dialogOpened({ dialog: 'import', text: typed })),
          } as const,
        ]
      : []),
    ...(search === null
      ? []
      : [
          {
            id: 'typed search',
            group: 'What was typed',
            label: `Search Explore for “${typed}”`,
            run: () => navigate(`${PATHS.explore}?${search}`),
          } as const,
        ]),
  ];
};
