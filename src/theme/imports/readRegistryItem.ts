import { own } from '../../palette/foreignValue';
import { markQuery, THEME_EXTENSION } from '../exports/themeMark';
import { readStylesheet } from './readStylesheet';
import type { FileColors } from './namedColors';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rule = (selector: string, variables: unknown): string =>
  isRecord(variables)
    ? `${selector} { ${Object.entries(variables)
        .flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}: ${value};`] : []))
        .join(' ')} }`
    : '';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The variables of an item of a registry of shadcn/ui, which is a style sheet in JSON; null for another file. */
export const readRegistryItem = (text: string): FileColors | null => {
  const item = parsed(text);
  const variables = own(item, 'cssVars');
  if (!isRecord(variables)) return null;
  const query = own(own(item, 'meta'), THEME_EXTENSION);
  return readStylesheet(
    [
      typeof query === 'string' ? markQuery(query) : '',
      rule(':root', own(variables, 'light')),
      rule('.dark', own(variables, 'dark')),
    ].join('\n'),
  );
};
