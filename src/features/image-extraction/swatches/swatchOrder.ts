import type { SortDirection, SortMode } from '../../../color/sortSwatches';

export type SwatchOrder = { readonly mode: SortMode; readonly direction: SortDirection };

/** The order after a click on a mode: the current mode is reversed, another one starts ascending. */
export const turnedOrder = (order: SwatchOrder, mode: SortMode): SwatchOrder => ({
  mode,
  direction: mode === order.mode && order.direction === 'ascending' ? 'descending' : 'ascending',
});
