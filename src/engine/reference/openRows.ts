import { partsOf, type Rows } from '../pictureParts';
import {
  checkRows,
  type PictureOptions,
  type PictureSize,
  previewAreas,
  type RowsReader,
} from '../pictureReader';
import { countExact } from './countExact';
import { countShadow } from './countShadow';
import { meanAreas } from './meanAreas';
import { planeRow } from './planeRows';
import { pixelWords } from './pixelWords';
import { sumCells } from './sumCells';

export const openRows = (size: PictureSize, options: PictureOptions, span: Rows): RowsReader => {
  const lines = checkRows(size, span);
  const ends = new Set(partsOf(previewAreas(size, options).rows).map(({ end }) => end));
  const cells = sumCells();
  const exact = countExact();
  const shadow = countShadow();
  const areas = meanAreas(size, options, span);
  let y = span.first;
  const addWords = (words: Uint32Array): void => {
    for (let first = 0; first < words.length; first += size.width) {
      const row = words.subarray(first, first + size.width);
      cells.addRow(row);
      exact.addRow(row);
      shadow.addRow(row);
      areas.addRow(row);
      y += 1;
      if (ends.has(y)) cells.endPart();
    }
  };
  return {
    addRows: (rgba, rows) => {
      lines.add(rgba.length, rows);
      addWords(pixelWords(rgba));
    },
    addPlanes: (planes, corner, rows) => {
      const { first, end } = lines.addPlanes(planes, corner, rows);
      for (let row = first; row < end; row++) {
        addWords(pixelWords(planeRow(planes, row).subarray(corner.x * 4, (corner.x + size.width) * 4)));
      }
    },
    finish: () => {
      lines.finish();
      return { ...cells.finish(), exact: exact.finish(), shadow: shadow.finish(), preview: areas.finish() };
    },
  };
};
