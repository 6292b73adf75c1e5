import { parsePaint } from './paint';
import type { SvgWriter } from './svgWriting';

/**
 * Properties whose colors are visible as they are. Those of filters are not among them: they mostly color a shadow,
 * which must not become light.
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
 * Any address outside of the document itself. The match ends before the next url( and spaces match in only one way, to
 * avoid quadratic time.
 */
const FOREIGN_URL = /url\(\s*(?:"(?!#)[^"]*"\s*|'(?!#)[^']*'\s*|(?!["'#\s])(?:(?!url\()[^)])*)\)/gi;
const DECLARATION = /(?<before>(?:^|[;{\s])(?<property>--[\w-]+|[a-z-]+)\s*:\s*)(?<value>[^;{}]+)/gi;
const IMPORTANT = /!\s*important\s*$/i;

/** CSS without references to other files. */
export const withoutForeignUrls = (css: string): { readonly css: string; readonly hadLinks: boolean } => {
  const plain = css.replaceAll(COMMENT, '');
  const own = plain
    .replaceAll(IMPORT, '')
    .replaceAll(FOREIGN_URL, (url) => (/^url\(\s*["']?\s*data:/i.test(url) ? url : 'none'));
  return { css: own, hadLinks: own !== plain };
};

/** Writes declarations or a whole style sheet, its colors set apart. Variables whose value is a color count, too. */
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

// Only tried after a brace: tried at each character, a long text without braces would take quadratic time.
const RULE = /(?<=^|[{}])(?<selectors>[^{}]+)\{(?<body>[^{}]*)\}/g;

/** The selectors of rules that set a property, by their last part: '.name', '#name', 'path' and '*'. */
export const selectorsWith = (property: string, css: string): readonly string[] =>
  [...css.matchAll(RULE)].flatMap(({ groups }) => {
    const { selectors = '', body = '' } = groups ?? {};
    const sets = new RegExp(`(?:^|[;\\s])${property}\\s*:`, 'i').test(body);
    return sets
      ? selectors.split(',').flatMap((selector) => selector.match(/[.#]?[\w-]+|\*/g)?.at(-1) ?? [])
      : [];
  });
