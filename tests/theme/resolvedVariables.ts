import { formatHex as culoriHex, parse as parseColor } from 'culori';
import postcss from 'postcss';
import type { ThemeMode } from '../../src/theme/theme';

const isOfMode = (rule: postcss.Node | undefined, mode: ThemeMode): boolean => {
  for (let node = rule; node; node = node.parent as postcss.Node | undefined) {
    if (node.type === 'atrule' && /prefers-color-scheme: ?dark/.test((node as postcss.AtRule).params)) {
      return mode === 'dark';
    }
    if (node.type === 'rule' && (node as postcss.Rule).selector.includes('.dark')) return mode === 'dark';
  }
  return true;
};

const hexOf = (value: string): string | null => {
  const channels = /^(\d+) (\d+) (\d+)$/.exec(value);
  const color = parseColor(channels ? `rgb(${value})` : value);
  return color ? culoriHex(color).toUpperCase() : null;
};

/** Each custom property of a style sheet with the color that a browser would compute for it in a mode, as hex. */
export const resolvedVariables = (css: string, mode: ThemeMode): Map<string, string> => {
  const declared = new Map<string, string>();
  postcss.parse(css).walkDecls(/^--/, ({ prop, value, parent }) => {
    if (isOfMode(parent, mode)) declared.set(prop, value);
  });
  const resolve = (value: string): string => {
    const pair = /^light-dark\((.*\)|[^,()]+), ?(.*)\)$/.exec(value);
    if (pair) return resolve((mode === 'light' ? pair[1] : pair[2]) ?? '');
    const name = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    return name === undefined ? value : resolve(declared.get(name) ?? '');
  };
  return new Map(
    [...declared].flatMap(([name, value]) => {
      const hex = hexOf(resolve(value));
      return hex === null ? [] : [[name, hex] as const];
    }),
  );
};
