import type { Color } from '../../../color/types';
import type { BuilderState } from './builderThunk';
import { selectEntry } from './historySlice';
import { selectSelectedIndex } from './selectionSlice';

export const selectSelectedColor = (
  state: Pick<BuilderState, 'paletteHistory' | 'paletteSelection'>,
): Color | undefined => selectEntry(state)?.colors[selectSelectedIndex(state)];
