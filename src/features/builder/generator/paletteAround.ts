import type { Color } from '../../../color/types';
import { createPalette, type PaletteDocument } from '../../../palette/palette';
import type { BuilderThunk } from '../palette/builderThunk';
import { drawPalette } from './drawPalette';
import { selectMethod } from './methodSlice';

const SIZE = 5;

/** A new palette by the chosen method that begins with a color, locked so that Generate keeps it. */
export const paletteAround =
  (color: Color): BuilderThunk<PaletteDocument> =>
  (_, getState, { random }) => {
    const colors = Array.from({ length: SIZE }, () => color);
    const locked = colors.map((_color, i) => i === 0);
    return createPalette(drawPalette(selectMethod(getState()), colors, locked, random), { locked });
  };
