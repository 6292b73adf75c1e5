import type { Engine } from './engine';
import { joinRows } from './joinRows';

/** `openPicture` by an engine's `openRows` over all rows. */
export const openWith =
  (openRows: Engine['openRows']): Engine['openPicture'] =>
  (size, options) => {
    const reader = openRows(size, options, { first: 0, end: size.height });
    return { ...reader, finish: () => joinRows(size, options, [reader.finish()]) };
  };
