import { CSS_COLOR_WORDS } from '../../color/cssColorWords';
import { parseCssColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { changeSearch, readQuery, writeQuery } from '../../features/explore/exploreQuery';
import { readSearchText } from '../../features/explore/search/searchText';
import { dialogOpened } from '../../state/dialogsSlice';
import type { Command } from './command';
import { typedColorCommands, type Doors } from './typedColorCommands';

/** At least two hex colors, or a link with them. Other notations can be pasted into the import dialog. */
const COLORS = /[\da-f]{6}\b.*\b[\da-f]{6}\b/i;
/** Words such as 'add' and 'fab', which are a color only after '#'. */
const THREE_LETTERS = /^[a-f]{3}$/i;

/** The only thing that was typed, or that Explore would look near. */
const typedColor = (typed: string, asked: ReturnType<typeof readSearchText>): Color | null => {
  if (asked?.near && asked.word === null && asked.tags.length === 0) return asked.near;
  return THREE_LETTERS.test(typed) ? null : (parseCssColor(typed)?.color ?? null);
};

/** Commands for a text that names no command: a color, colors to import, or a search for palettes. */
export const typedCommands = (text: string, doors: Doors): Command[] => {
  const { navigate, dispatch } = doors;
  const typed = text.trim();
  if (typed === '') return [];
  const asked = readSearchText(typed);
  const color = typedColor(typed, asked);
  const ofColor = color ? typedColorCommands(color, doors) : [];
  const search = asked && writeQuery(changeSearch(readQuery(new URLSearchParams()), asked));
  const ofSearch =
    search === null
      ? []
      : [
          {
            id: 'typed search',
            group: 'What was typed',
            label: `Search Explore for “${typed}”`,
            run: () => navigate(`${PATHS.explore}?${search}`),
          } as const,
        ];
  const imports = COLORS.test(typed)
    ? [
        {
          id: 'typed import',
          group: 'What was typed',
          label: 'Import these colors',
          run: () => dispatch(dialogOpened({ dialog: 'import', text: typed })),
        } as const,
      ]
    : [];
  // Palettes are called Plum, too.
  return CSS_COLOR_WORDS.includes(typed.toLowerCase())
    ? [...ofSearch, ...ofColor]
    : [...ofColor, ...imports, ...ofSearch];
};
