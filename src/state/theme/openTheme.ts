import type { NamedPalette } from '../../palette/namedPalette';
import { paletteLink, parsePaletteLink } from '../../palette/paletteLink';
import { parseThemeBase } from '../../palette/themeLink';
import { parseThemeQuery, themeQuery } from '../../theme/themeAddress';
import { themeFromPalette } from '../../theme/themeFromPalette';
import { selectEntry } from '../palette/historySlice';
import { openAddress } from '../palette/openAddress';
import { selectSelectedIndex } from '../palette/selectionSlice';
import { readKeptTheme } from './storedTheme';
import { selectThemeEntry, themeOpened, type ThemeEntry } from './themeSlice';
import type { ThemeThunk } from './themeThunk';

const keyOf = ({ colors }: NamedPalette): string => paletteLink(colors);

/** The palette of the builder; on a first visit one of those that the builder would begin with. */
const builderPalette = (): ThemeThunk<NamedPalette> => (dispatch, getState) => {
  if (!selectEntry(getState())) dispatch(openAddress({ search: '', state: null }));
  return selectEntry(getState()) ?? { colors: [], name: null };
};

const themeOf = (palette: NamedPalette, base: number): ThemeEntry['theme'] =>
  themeFromPalette(palette.colors, palette.colors[base] ?? null, palette.name);

/** A theme of the builder's palette, its selected color the brand's. A step like any other: undo brings the former theme back. */
export const openBuilderTheme = (): ThemeThunk<void> => (dispatch, getState) => {
  const palette = dispatch(builderPalette());
  const theme = themeOf(palette, selectSelectedIndex(getState()));
  const key = keyOf(palette);
  dispatch(themeOpened({ theme, madeOf: key, builder: key, isEdited: false }));
};

/** The theme of this visit, else the one kept on the device. */
const currentTheme =
  (): ThemeThunk<ThemeEntry | undefined> =>
  (dispatch, getState, { storage }) => {
    const kept = selectThemeEntry(getState()) ? null : readKeptTheme(storage);
    if (kept) dispatch(themeOpened(kept));
    return selectThemeEntry(getState());
  };

/**
 * Takes the theme of an address as the current one: its own, or one of the palette that it names. Without either, the
 * page goes on with its theme as long as the builder has the palette of then, and makes one of its palette if not.
 * Returns whether the address asked for a theme that could not be read; then nothing changes.
 */
export const openTheme =
  (search: string): ThemeThunk<'opened' | 'invalid'> =>
  (dispatch) => {
    const linked = parseThemeQuery(search);
    const handed = parsePaletteLink(search);
    const isNamed = linked !== 'none';
    if (linked === 'invalid' || (!isNamed && 'problem' in handed && handed.problem === 'invalid'))
      return 'invalid';
    const builder = keyOf(dispatch(builderPalette()));
    const current = dispatch(currentTheme());
    if (isNamed) {
      if (!current || themeQuery(current.theme) !== themeQuery(linked))
        dispatch(themeOpened({ theme: linked, madeOf: null, builder, isEdited: false }));
      return 'opened';
    }
    if ('palette' in handed) {
      const palette = { colors: handed.palette, name: handed.name };
      const key = keyOf(palette);
      if (current?.madeOf !== key)
        dispatch(
          themeOpened({
            theme: themeOf(palette, parseThemeBase(search)),
            madeOf: key,
            builder,
            isEdited: false,
          }),
        );
      return 'opened';
    }
    if (current?.builder !== builder) dispatch(openBuilderTheme());
    return 'opened';
  };
