import { checkRows, type PictureOptions, type PictureReader, type PictureSize } from '../pictureReader';
import { countExact } from './countExact';
import { meanAreas } from './meanAreas';
import { planeRow } from './planeRows';
import { pixelWords } from './pixelWords';
import { sumCells } from './sumCells';

export const openPicture = (size: PictureSize, options: PictureOptions): PictureReader => {
  const lines = checkRows(size);
  const cells = sumCells();
  const exact = countExact();
  const areas = meanAreas(size, options);
  const addWords = (words: Uint32Array): void => {
    for (let first = 0; first < words.length; first += size.width) {
      const row = words.subarray(first, first + size.width);
      cells.addRow(row);
      exact.addRow(row);
      areas.addRow(row);
    }
  };
  return {
    addRows: (rgba, rows) => {
      lines.add(rgba.length, rows);
      addWords(pixelWords(rgba));
    },
    addPlanes: (planes, { x, y }) => {
      lines.addAll(planes, { x, y });
      for (let row = y; row < y + size.height; row++) {
        addWords(pixelWords(planeRow(planes, row).subarray(x * 4, (x + size.width) * 4)));
      }
    },
    finish: () => {
      lines.finish();
      return { summary: cells.finish(), exact: exact.finish(), preview: areas.finish() };
    },
  };
};
