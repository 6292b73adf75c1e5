import { checkRows, type PictureOptions, type PictureReader, type PictureSize } from '../pictureReader';
import { countExact } from './countExact';
import { meanAreas } from './meanAreas';
import { pixelWords } from './pixelWords';
import { sumCells } from './sumCells';

export const openPicture = (size: PictureSize, options: PictureOptions): PictureReader => {
  const lines = checkRows(size);
  const cells = sumCells();
  const exact = countExact();
  const areas = meanAreas(size, options);
  return {
    addRows: (rgba, rows) => {
      lines.add(rgba.length, rows);
      const words = pixelWords(rgba);
      for (let first = 0; first < words.length; first += size.width) {
        const row = words.subarray(first, first + size.width);
        cells.addRow(row);
        exact.addRow(row);
        areas.addRow(row);
      }
    },
    finish: () => {
      lines.finish();
      return { summary: cells.finish(), exact: exact.finish(), preview: areas.finish() };
    },
  };
};
