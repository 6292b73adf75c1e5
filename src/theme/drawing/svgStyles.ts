import { parsePaint } from './paint';
import type { SvgWriter } from './svgWriting';

/**
 * Properties whose colors are seen as they are. Those of filters are not among them: what they color is a shadow, and
 * a shadow that turns light is none.
 */
export const PAINTED: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'stop-color',
  'color',
  'background',
  'background-color',
]);

const COMMENT = /\/\*[^]*?(?:\*\/|$)/g;
const IMPORT = /@import\b[^;]*(?:;|$)/gi;
/**
 * Any address that is no place in the document itself. It ends before the next one and spaces have one way of being
 * read, so that none takes the square of its length.
 */
const FOREIGN_URL = /url\(\s*(?:"(?!#)[^"]*"\s*|'(?!#)[^']*'\s*|(?!["'#\s])(?:(?!url\()[^)])*)\)/gi;
const DECLARATION = /(?<before>(?:^|[;{\s])(?<property>--[\w-]+|[a-z-]+)\s*:\s*)(?<value>[^;{}]+)/gi;
const IMPORTANT = /!\s*important\s*$/i;

/** CSS without what asks for other files. */
export const withoutForeignUrls = (css: string): { readonly css: string; readonly hadLinks: boolean } => {
  const plain = css.replaceAll(COMMENT, '');
  const own = plain
    .replaceAll(IMPORT, '')
    .replaceAll(FOREIGN_URL, (url) => (/^url\(\s*["']?\s*data:/i.test(url) ? url : 'none'));
  return { css: own, hadLinks: own !== plain };
};

/** Writes declarations or a whole style sheet, the colors in it apart. Variables that are a color count as one. */
export const writeCss = (css: string, writer: SvgWriter, isMask: boolean): void => {
  let written = 0;
  for (const found of css.matchAll(DECLARATION)) {
    const { before = '', property = '', value = '' } = found.groups ?? {};
    const paint = property.startsWith('--') || PAINTED.has(property.toLowerCase()) ? value : null;
    const color = paint === null || isMask ? null : parsePaint(paint.replace(IMPORTANT, ''));
    if (!color) continue;
    const start = found.index + before.length;
    writer.add(css.slice(written, start));
    writer.addPaint(color);
    writer.add(IMPORTANT.test(value) ? ' !important' : '');
    written = start + value.trimEnd().length;
  }
  writer.add(css.slice(written));
};

// From a brace on: tried at each sign, a long text without any would take the square of its length.
const RULE = /(?<=^|[{}])(?<selectors>[^{}]+)\{(?<body>[^{}]*)\}/g;

/** What the rules of a style sheet that set a property are for: '.name', '#name', 'path' and '*', by their last part. */
export const selectorsWith = (property: string, css: string): readonly string[] =>
  [...css.matchAll(RULE)].flatMap(({ groups }) => {
    const { selectors = '', body = '' } = groups ?? {};
    const sets = new RegExp(`(?:^|[;\\s])${property}\\s*:`, 'i').test(body);
    return sets
      ? selectors.split(',').flatMap((selector) => selector.match(/[.#]?[\w-]+|\*/g)?.at(-1) ?? [])
      : [];
  });
