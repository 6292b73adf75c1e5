import type { ThemeMode } from '../theme';
import { NO_PLACE, placeWithin, type RulePlace } from './rulePlace';

/** A custom property with the place of its rule. */
export type Declaration = { readonly name: string; readonly value: string; readonly place: RulePlace };

/** One that is not closed goes on to the end. */
const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
/** Of Sass and Less. An address has a colon before its slashes. */
const LINE_COMMENT = /(^|[\s;{}])\/\/[^\n]*/g;
/** Sass has its variables without a rule. */
const VARIABLE = /^(--|\$)([\w-]+)\s*:\s*([^]*)$/;
const FLAGS = /\s{0,9}!(?:important|default|global)\s*$/i;
/** What a theme of daisyUI says of itself within its block. */
const SCHEME = /^color-scheme\s*:\s*["']?(light|dark)["']?$/;
const DAISY = /^@plugin\s+["']daisyui\/theme["']/;

/** Where a string ends that begins here; here where it does not end on its line. */
const endOfString = (css: string, from: number): number => {
  const quote = css[from];
  for (let i = from + 1; i < css.length && css[i] !== '\n'; i++) {
    if (css[i] === '\\') i++;
    else if (css[i] === quote) return i;
  }
  return from;
};

type Open = { place: RulePlace; readonly isDaisy: boolean };

/** Custom properties and variables of Sass with the places of the rules that they stand in. */
export const readDeclarations = (text: string): Declaration[] => {
  const css = text.replaceAll(COMMENT, '').replaceAll(LINE_COMMENT, '$1');
  const found: { name: string; value: string; rule: Open }[] = [];
  const sass: typeof found = [];
  const none: Open = { place: NO_PLACE, isDaisy: false };
  /** The rules that are open, each with what those around it say. */
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
  /** Of several themes of one mode the first is read. */
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
  // What is pasted may be cut off, or be declarations alone.
  take(css.length);
  // Custom properties are what the page has; of those that stand for variables of Sass these say the colors.
  const names = new Set(found.map(({ name }) => name));
  return [...found, ...sass.filter(({ name }) => !names.has(name))].map(({ name, value, rule }) => ({
    name,
    value,
    place: rule.place,
  }));
};
