import { own } from '../../palette/foreignValue';
import { markQuery, THEME_EXTENSION } from '../exports/themeMark';
import { isRecord, parsedRecord } from '../../domain/jsonRecord';
import { readStylesheet } from './readStylesheet';
import type { FileColors } from './namedColors';

const rule = (selector: string, variables: unknown): string =>
  isRecord(variables)
    ? `${selector} { ${Object.entries(variables)
        .flatMap(([name, value]) => (typeof value === 'string' ? [`--${name}: ${value};`] : []))
        .join(' ')} }`
    : '';

/** The variables of a shadcn/ui registry item, which is a style sheet in JSON; null for another file. */
export const readRegistryItem = (text: string): FileColors | null => {
  const item = parsedRecord(text);
  const variables = own(item, 'cssVars');
  if (!isRecord(variables)) return null;
  const query = own(own(item, 'meta'), THEME_EXTENSION);
  return readStylesheet(
    [
      typeof query === 'string' ? markQuery(query) : '',
      rule(':root', own(variables, 'theme')),
      rule(':root', own(variables, 'light')),
      rule('.dark', own(variables, 'dark')),
    ].join('\n'),
  );
};
