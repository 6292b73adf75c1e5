import type { SortDirection, SortMode } from '../../../color/sortSwatches';

export type SwatchOrder = { readonly mode: SortMode; readonly direction: SortDirection };

/** The order after a click on a mode: the mode in use turns round, another one starts upwards. */
export const turnedOrder = (order: SwatchOrder, mode: SortMode): SwatchOrder => ({
  mode,
  direction: mode === order.mode && order.direction === 'ascending' ? 'descending' : 'ascending',
});
