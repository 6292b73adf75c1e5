import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { PaletteState } from '../../../state/palette/paletteThunk';
import type { Services } from '../../../state/services';
import type { AdjustmentState } from '../random-adjustment/adjustmentSlice';
import type { ExpandedState } from '../expanded/expandedSlice';
import type { MethodState } from '../generator/methodSlice';
import type { NamingState } from '../naming/namingSlice';
import type { PanelsState } from '../panels/panelsSlice';
import type { ShortcutState } from '../../../state/shortcuts/shortcutSlice';

/** The part of the store that the builder uses. */
export type BuilderState = PaletteState & {
  readonly panels: PanelsState;
  readonly generatorMethod: MethodState;
  readonly paletteExpanded: ExpandedState;
  readonly paletteNaming: NamingState;
  readonly randomAdjustment: AdjustmentState;
  readonly shortcuts: ShortcutState;
};

export type BuilderThunk<Result> = ThunkAction<Result, BuilderState, Services, UnknownAction>;
