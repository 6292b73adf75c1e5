import { createCollector, type Found } from './found';
import { colorFromChannels } from './values/readColor';

/** A foreground or background color: 'ESC[38;2;13;148;136m', alone or combined with others. */
const ESCAPE = /(?<![\d])[34]8[;:]2[;:](\d{1,3})[;:](\d{1,3})[;:](\d{1,3})(?!\d)/g;
const NAME = /([\w-]{1,40})["']?\s{0,4}[:=][^\n=]{0,20}$/;
const NEAR = 80;

/** Colors of a script with terminal output. Null without any. */
export const parseTerminalEscapes = (text: string): Found | null => {
  const { addColor, found, isFull } = createCollector();
  for (const { 1: r, 2: g, 3: b, index } of text.matchAll(ESCAPE)) {
    if (isFull()) break;
    const color = colorFromChannels([r, g, b].map(Number));
    if (color) addColor(color, NAME.exec(text.slice(Math.max(0, index - NEAR), index))?.[1] ?? null);
  }
  const all = found('Terminal escapes');
  return all.colors.length > 0 ? all : null;
};
