import type { Engine } from './engine';
import { joinRows } from './joinRows';

/** A picture is all its rows. */
export const openWith =
  (openRows: Engine['openRows']): Engine['openPicture'] =>
  (size, options) => {
    const reader = openRows(size, options, { first: 0, end: size.height });
    return { ...reader, finish: () => joinRows(size, options, [reader.finish()]) };
  };
