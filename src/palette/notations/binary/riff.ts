import { createCollector, type Found } from '../found';
import { colorFromChannels } from '../values/readColor';
import { asciiAt, startsWith } from './byteReader';

/** Microsoft's palette: 24 bytes of headers, then red, green, blue and a flag. */
export const parseRiff = (bytes: Uint8Array): Found => {
  const collector = createCollector();
  for (let at = 24; at + 4 <= bytes.length && !collector.isFull(); at += 4) {
    const color = colorFromChannels([...bytes.subarray(at, at + 3)]);
    if (color) collector.addColor(color);
  }
  return collector.found('PAL');
};

/** 'RIFF' begins other files too, sounds for one. */
export const isRiffPalette = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 'RIFF') && asciiAt(bytes, 8, 4) === 'PAL ';
