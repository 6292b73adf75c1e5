import { sameColor } from '../../../../color/color';
import type { PairRepair } from '../../../../color/contrastRepair';
import type { Palette } from '../../../../color/types';
import type { BuilderThunk } from '../../palette/builderThunk';
import { replaceColor } from '../../../../state/palette/editPalette';
import { selectEntry } from '../../../../state/palette/historySlice';

/** Applied as one step. Refused if the palette has changed meanwhile, or the color is locked by now. */
export const applyRepair =
  ({ index, color }: PairRepair, colors: Palette): BuilderThunk<boolean> =>
  (dispatch, getState) => {
    const entry = selectEntry(getState());
    const isSame =
      entry?.colors.length === colors.length &&
      entry.colors.every((own, i) => {
        const expected = colors[i];
        return expected !== undefined && sameColor(own, expected);
      });
    return isSame && entry.locked[index] !== true && dispatch(replaceColor(index, color));
  };
