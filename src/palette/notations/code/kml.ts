import { createCollector, type Found } from '../found';
import { noteAlpha } from '../values/opacity';
import { readBareColor } from '../values/readColor';

const IS_KML = /<kml[\s>]/;
/** What is called: a style, or a place with a style of its own; and the color of its lines, areas or icons. */
const PART =
  /<(?:gx:)?(?:Cascading)?Style\b[^<>]{0,200}?\b(?:kml:)?id="(?<id>[^"<>]{1,100})"|<Placemark\b|<name>(?<name>[^<]{1,200})<\/name>|<color>\s{0,10}(?<color>[^<]{1,40}?)\s{0,10}<\/color>/g;
const DIGITS = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The colors of styles and places of Google Earth, written as opacity, blue, green, red. Null for other texts. */
export const parseKml = (text: string): Found | null => {
  if (!IS_KML.test(text.slice(0, 2000))) return null;
  const { addColor, addProblem, found } = createCollector();
  let title: string | null = null;
  let owner: string | null = null;
  let isPlace = false;
  let line = 1;
  let before = 0;
  const taken = new Set<string>();
  for (const { 0: part, index, groups: { id, name, color: written } = {} } of text.matchAll(PART)) {
    line += text.slice(before, index).split('\n').length - 1;
    before = index;
    if (part.startsWith('<Placemark')) [owner, isPlace] = [null, true];
    else if (id !== undefined) [owner, isPlace] = [id, false];
    else if (name !== undefined) {
      if (isPlace) owner = name;
      else title ??= name;
    }
    if (written === undefined) continue;
    const [, a = '', b = '', g = '', r = ''] = DIGITS.exec(written) ?? [];
    const color = readBareColor(`${r}${g}${b}`);
    if (!color) addProblem(line, written);
    // A style mostly repeats the color of its lines for its icon.
    else if (!taken.has(`${r}${g}${b} ${owner}`) && noteAlpha(color, parseInt(a, 16) / 255))
      addColor(color, owner);
    taken.add(`${r}${g}${b} ${owner}`);
  }
  return found('KML', title);
};
