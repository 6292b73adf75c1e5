import { previewAreas } from '../pictureReader';
import type { OwnPixels, Pixels } from '../planes';
import { meanAreas } from './meanAreas';
import { pixelWords } from './pixelWords';

export const shrink = ({ rgba, width, height }: Pixels, maxSide: number): OwnPixels => {
  const options = { previewSide: maxSide };
  const { columns, rows } = previewAreas({ width, height }, options);
  const areas = meanAreas({ width, height }, options, { first: 0, end: height });
  const words = pixelWords(rgba);
  for (let at = 0; at < words.length; at += width) areas.addRow(words.subarray(at, at + width));
  return { rgba: areas.finish(), width: columns.count, height: rows.count };
};
