import { formatHex } from '../../color/format';
import { PALETTE_MAX } from '../../color/paletteSize';
import type { Color } from '../../color/types';
import { PATHS } from '../../domain/paths';
import { paletteAround } from '../../features/builder/generator/paletteAround';
import type { PaletteDocument } from '../../palette/palette';
import { insertSwatch } from '../../state/palette/editPalette';
import { selectEntry } from '../../state/palette/historySlice';
import type { AppDispatch, RootState } from '../store';
import type { Command } from './command';

/** What the commands for a typed text use of the page. */
export type Doors = {
  readonly navigate: (to: string) => void;
  readonly openPalette: (palette: PaletteDocument) => void;
  readonly copy: (text: string) => Promise<unknown>;
  readonly dispatch: AppDispatch;
};

/** Number of colors of the current palette; null if there is none yet. */
const countColors =
  () =>
  (_: AppDispatch, getState: () => RootState): number | null =>
    selectEntry(getState())?.colors.length ?? null;

/** What a single typed color is for; it is added to the current palette if there is room. */
export const typedColorCommands = (
  color: Color,
  { navigate, openPalette, copy, dispatch }: Doors,
): Command[] => {
  const count = dispatch(countColors());
  const hex = formatHex(color);
  const command = (id: string, label: string, run: () => void): Command => ({
    id: `typed ${id}`,
    group: 'What was typed',
    label,
    hexes: [hex],
    run,
  });
  return [
    ...(count === null || count >= PALETTE_MAX
      ? []
      : [
          command('color', `Add ${hex} to the palette`, () => {
            dispatch(insertSwatch(count, color));
            navigate(PATHS.builder);
          }),
        ]),
    command('palette', `Open a new palette around ${hex}`, () => openPalette(dispatch(paletteAround(color)))),
    command('copy', `Copy ${hex}`, () => void copy(hex)),
  ];
};
