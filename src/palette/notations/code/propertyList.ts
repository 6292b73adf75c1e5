import { createCollector, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { colorFromFractions, readColor } from '../values/readColor';

/** A key with a dictionary that contains no other one. */
const ENTRY = /<key>([^<]{1,80})<\/key>\s{0,40}<dict>([^]{1,900}?)<\/dict>/g;
const COMPONENT =
  /<key>(Red|Green|Blue|Alpha) Component<\/key>\s{0,40}<(?:real|integer)>([-+.\de]{1,30})<\/(?:real|integer)>/gi;
const IS_DISPLAY_P3 = /<string>(?:Display )?P3<\/string>/;

/** Colors of a macOS property list, as iTerm writes them: a dictionary with channels from 0 to 1. Null without any. */
export const parsePropertyList = (text: string): Found | null => {
  if (!text.includes('<plist') || !text.includes('Red Component')) return null;
  const collector = createCollector();
  for (const [, name = '', inside = ''] of text.matchAll(ENTRY)) {
    if (collector.isFull()) break;
    const channels = new Map(
      [...inside.matchAll(COMPONENT)].map(([, key = '', value]) => [key.toLowerCase(), Number(value)]),
    );
    const values = ['red', 'green', 'blue'].map((key) => channels.get(key) ?? NaN);
    const color = IS_DISPLAY_P3.test(inside)
      ? readColor(`color(display-p3 ${values.join(' ')})`)
      : colorFromFractions(values);
    const seen = noteAlpha(color, channels.get('alpha'));
    if (seen) collector.addColor(seen, name.replace(/ Color$/, ''));
  }
  const found = collector.found('Property list');
  return found.colors.length > 0 ? found : null;
};
