import type { Color } from '../../color/types';
import { parseHex } from '../../color/parse';
import type { ThemeMode } from '../theme';
import { modeOf } from './flattenTokens';
import type { FileColors, NamedColor } from './namedColors';

/** A color of Android resources: its name, and hex with the opacity first, or a reference. */
const RESOURCE = /<color\s+name="([\w.]{1,80})"\s*>\s*([^<\s]{1,80})\s*<\/color>/g;
/**
 * A Compose or Flutter constant with the opacity first, or one of our own in Display P3, with its sRGB color in a
 * comment, also as formatters break its line; or the start of a group of constants.
 */
const CONSTANT =
  /\b(?:object|class)\s+(\w{1,80})|\b(?:val|const\s+Color|final\s+Color|const|final)\s+(\w{1,80})(?:\s*:\s*Color)?\s*=\s*(?:const\s+)?Color(?:\(\s*0x([0-9a-fA-F]{8})\s*\)|(?:\.from)?\([^()]{1,200}\);? \/\/ sRGB: Color\(0x([0-9a-fA-F]{8})\))/g;
const WIDE = /\bcolorSpace\s*[:=]\s*ColorSpaces?\.displayP3\b/i;
const REFERENCE = /^@color\/(\w+)$/;
const REFERENCES_MAX = 8;

/** 'onPrimaryDark' and 'md_theme_dark_onPrimary': the mode in a name. */
const MODE_IN_NAME = /(?:^|_)(light|dark)(?=_)|(?:_?)(Light|Dark)$/;

/** '#FF0D9488' or '#0D9488'; null for translucent colors. */
const opaque = (hex: string): Color | null =>
  hex.length === 8 ? (/^ff/i.test(hex) ? parseHex(hex.slice(2)) : null) : parseHex(hex);

type Constant = { readonly name: string; readonly value: string; readonly mode: ThemeMode | null };

const resources = (text: string): Constant[] =>
  Array.from(text.matchAll(RESOURCE), ([, name = '', value = '']) => ({ name, value, mode: null }));

const constants = (text: string): Constant[] => {
  let mode: ThemeMode | null = null;
  return Array.from(text.matchAll(CONSTANT)).flatMap(([, group, name, srgb, besideWide]): Constant[] => {
    const value = srgb ?? besideWide;
    if (group !== undefined) mode = modeOf(group.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-'));
    return name === undefined || value === undefined ? [] : [{ name, value: `#${value}`, mode }];
  });
};

/**
 * Colors of Android resources, Jetpack Compose and Flutter. Their mode is that of the folder or file, of the enclosing
 * object, or of their names; light by default. Null if the text has none. Never throws.
 */
export const readConstants = (text: string, fileName: string): FileColors | null => {
  const all = text.includes('<resources') ? resources(text) : constants(text);
  if (all.length === 0) return null;
  const values = new Map(all.map(({ name, value }) => [name, value]));
  const follow = (value: string): string => {
    let found = value;
    for (let i = 0; i < REFERENCES_MAX; i++) found = values.get(REFERENCE.exec(found)?.[1] ?? '') ?? found;
    return found;
  };
  const ofFile = /night/i.test(fileName) ? 'dark' : modeOf(fileName);
  const colors: Record<ThemeMode, NamedColor[]> = { light: [], dark: [] };
  const unread: string[] = [];
  for (const { name, value, mode } of all) {
    const said = MODE_IN_NAME.exec(name);
    const own = said ? modeOf(said[1] ?? said[2] ?? '') : null;
    const color = opaque(follow(value).replace(/^#/, ''));
    // Our own resources name roles like 'role_on_primary'.
    const path = name.replace(MODE_IN_NAME, '').replace(/^role_/, '');
    if (color) colors[ofFile ?? mode ?? own ?? 'light'].push({ path: [path], color });
    else unread.push(name);
  }
  return { colors, unread, isWide: WIDE.test(text), marked: null };
};
