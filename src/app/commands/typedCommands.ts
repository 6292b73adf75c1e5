import { formatHex } from '../../color/format';
import { PALETTE_MAX } from '../../color/paletteSize';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { changeSearch, readQuery, writeQuery } from '../../features/explore/exploreQuery';
import { readSearchText } from '../../features/explore/search/searchText';
import { dialogOpened } from '../../state/dialogsSlice';
import { insertSwatch } from '../../state/palette/editPalette';
import { selectEntry } from '../../state/palette/historySlice';
import type { AppDispatch, RootState } from '../store';
import type { Command } from './command';

type Doors = { readonly navigate: (to: string) => void; readonly dispatch: AppDispatch };

/** At least two hex colors, or a link with them. Other notations can be pasted into the import dialog. */
const COLORS = /[\da-f]{6}\b.*\b[\da-f]{6}\b/i;

/** Number of colors of the current palette; null if there is none yet. */
const countColors =
  () =>
  (_: AppDispatch, getState: () => RootState): number | null =>
    selectEntry(getState())?.colors.length ?? null;

/** Offers to append a single color to the current palette, if there is room. */
const addCommand = (color: Color, { navigate, dispatch }: Doors): Command[] => {
  const count = dispatch(countColors());
  if (count === null || count >= PALETTE_MAX) return [];
  const hex = formatHex(color);
  return [
    {
      id: 'typed color',
      group: 'What was typed',
      label: `Add ${hex} to the palette`,
      hexes: [hex],
      run: () => {
        dispatch(insertSwatch(count, color));
        navigate(PATHS.builder);
      },
    },
  ];
};

/** Commands for a text that names no command: colors to import, or a search for palettes. */
export const typedCommands = (text: string, doors: Doors): Command[] => {
  const { navigate, dispatch } = doors;
  const typed = text.trim();
  const asked = typed === '' ? null : readSearchText(typed);
  const color = asked?.word === null && asked.tags.length === 0 ? asked.near : null;
  const search = asked && writeQuery(changeSearch(readQuery(new URLSearchParams()), asked));
  return [
    ...(color ? addCommand(color, doors) : []),
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
