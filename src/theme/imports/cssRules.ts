import type { ThemeMode } from '../theme';
import { NO_PLACE, placeWithin, type RulePlace } from './rulePlace';

/** A custom property and the place of its rule. */
export type Declaration = { readonly name: string; readonly value: string; readonly place: RulePlace };

/** An unclosed comment extends to the end. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** Line comments of Sass and Less. In an address a colon precedes the slashes. */
const LINE_COMMENT = /(^|[\s;{}])\/\/[^\n]*/g;
/** Sass has variables outside of rules. */
const VARIABLE = /^(--|\$)([\w-]+)\s*:\s*([^]*)$/;
const FLAGS = /\s{0,9}!(?:important|default|global)\s*$/i;
/** A daisyUI theme states its mode within its block. */
const SCHEME = /^color-scheme\s*:\s*["']?(light|dark)["']?$/;
const DAISY = /^@plugin\s+["']daisyui\/theme["']/;

/** The end of a string that begins here; the same position if it does not end on its line. */
const endOfString = (css: string, from: number): number => {
  const quote = css[from];
  for (let i = from + 1; i < css.length && css[i] !== '\n'; i++) {
    if (css[i] === '\\') i++;
    else if (css[i] === quote) return i;
  }
  return from;
};

type Open = { place: RulePlace; readonly isDaisy: boolean };

/** Custom properties and Sass variables with the places of their rules. */
export const readDeclarations = (text: string): Declaration[] => {
  const css = text.replaceAll(COMMENT, '').replaceAll(LINE_COMMENT, '$1');
  const found: { name: string; value: string; rule: Open }[] = [];
  const sass: typeof found = [];
  const none: Open = { place: NO_PLACE, isDaisy: false };
  /** The open rules, each including the conditions of those around it. */
  const open: Open[] = [];
  const schemes = new Set<ThemeMode>();
  let start = 0;
  const take = (end: number): void => {
    const line = css.slice(start, end).trim();
    const rule = open.at(-1) ?? none;
    const match = VARIABLE.exec(line);
    if (match && !rule.place.isPassedOver) {
      const [, sign, name = '', value = ''] = match;
      (sign === '$' ? sass : found).push({ name, value: value.replace(FLAGS, '').trim(), rule });
    }
    const scheme = rule.isDaisy ? SCHEME.exec(line)?.[1] : undefined;
    if (scheme !== undefined) rule.place = { ...rule.place, mode: scheme === 'dark' ? 'dark' : 'light' };
    start = end + 1;
  };
  /** Only the first theme of each mode is read. */
  const close = (): void => {
    const rule = open.pop();
    if (!rule?.isDaisy) return;
    const mode = rule.place.mode ?? 'light';
    rule.place = { ...rule.place, mode, isApart: schemes.has(mode) };
    schemes.add(mode);
  };
  for (let i = 0; i < css.length; i++) {
    const letter = css[i];
    if (letter === '"' || letter === "'") i = endOfString(css, i);
    else if (letter === '{') {
      const prelude = css.slice(start, i).trim();
      const place = placeWithin((open.at(-1) ?? none).place, prelude);
      open.push({ place, isDaisy: DAISY.test(prelude) });
      start = i + 1;
    } else if (letter === '}') {
      take(i);
      close();
    } else if (letter === ';') take(i);
  }
  // Pasted text may be truncated, or consist of declarations only.
  take(css.length);
  // The page uses custom properties; Sass variables of the same name only have their values.
  const names = new Set(found.map(({ name }) => name));
  return [...found, ...sass.filter(({ name }) => !names.has(name))].map(({ name, value, rule }) => ({
    name,
    value,
    place: rule.place,
  }));
};
