import type { Color } from '../../color/types';
import { createCollector, type Found } from './found';
import { alphaPlaceOf } from './values/alphaPlace';
import { LETTERED, readLettered } from './values/channelLetters';
import { readBareColor } from './values/readColor';

const FIELD = /^(\s{0,40})(-\s{1,4})?["']?([\w$-]{1,40})["']?:\s{1,20}(.*)$/;
const REMARK = /\s#\s.*$/;
/** Unity has 'm_' before its keys. */
const NAME_KEY = /^(?:m_)?(?:name|label|title)$/i;
const COLOR_KEY = /^(?:m_)?(?:hex(?:code|value|color)?|colou?r|value|code|css|rgb)$/i;

const BRACED = new RegExp(String.raw`^\{\s{0,4}(${LETTERED})(.{0,40})\}$`, 'i');

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

/** '{r: 0.05, g: 0.58, b: 0.53, a: 1}'. */
const readInBraces = (value: string): Color | null => {
  const [, channels, behind = ''] = BRACED.exec(value) ?? [];
  return channels === undefined ? null : readLettered(channels, behind);
};

type Item = { name: string | null; color: string | null; line: number };

/** A YAML list of records with a name and a color each. Null where the text has other lines with values. */
export const parseYamlRecords = (text: string): Found | null => {
  const items: Item[] = [];
  for (const [i, written] of text.split('\n').entries()) {
    const line = written.replace(REMARK, '');
    if (line.trim() === '' || /^\s*#\s|^---(?:$| !)|^%(?:YAML|TAG)\s|^[\w-]+:\s*$/.test(line)) continue;
    // A list within the settings of a file.
    if (items.length === 0 && /^\s*[\w-]+:\s*$/.test(line)) continue;
    const [, indent = '', dash, key = '', value = ''] = FIELD.exec(line) ?? [];
    if (dash !== undefined) items.push({ name: null, color: null, line: i + 1 });
    const item = items.at(-1);
    // Fields above the list describe the file.
    if (!item && key !== '' && !/#[0-9a-f]{3}/i.test(value)) continue;
    if (!item || key === '' || (dash === undefined && indent === '')) return null;
    if (NAME_KEY.test(key)) item.name = unquoted(value);
    else if (COLOR_KEY.test(key)) item.color ??= unquoted(value);
  }
  const { addColor, addProblem, found } = createCollector();
  const alpha = alphaPlaceOf(text);
  for (const { name, color: value, line } of items) {
    const color = value === null ? null : (readBareColor(value, alpha) ?? readInBraces(value));
    if (color) addColor(color, name);
    else addProblem(line, value ?? name ?? '');
  }
  const all = found('YAML');
  return all.colors.length > 0 && all.colors.some(({ name }) => name !== null) ? all : null;
};
