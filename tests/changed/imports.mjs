/**
 * One import of a file, with its target as a path from the root of the repository.
 * @typedef {{ readonly from: string, readonly to: string, readonly isType: boolean }} Import
 */

const FORMS = [
  // import … from 'x', export … from 'x', import 'x'
  /\b(?:import|export)\s+(?<type>type\s)?(?:[\w$*{},\s]+?\sfrom\s*)?['"](?<to>[^'"\n]+)['"]/g,
  // import('x')
  /\bimport\(\s*(?<type>)['"](?<to>[^'"\n]+)['"]\s*\)/g,
  // new URL('./x', import.meta.url)
  /\bnew URL\(\s*(?<type>)['"](?<to>[^'"\n]+)['"],\s*import\.meta\.url/g,
];
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/**
 * The source without its comments, so that words in them are not taken for code.
 * @param {string} source
 */
export const withoutComments = (source) => source.replaceAll(COMMENTS, '');

/**
 * Relative specifiers become paths from the root ('/src/color/types'); packages stay as they are.
 * @param {string} from
 * @param {string} specifier
 */
const resolveSpecifier = (from, specifier) => {
  const bare = specifier.split('?', 1)[0] ?? '';
  return bare.startsWith('.') ? new URL(bare, `file://${from}`).pathname : bare;
};

/**
 * @param {string} from path from the root, such as '/src/color/mix.ts'
 * @param {string} source
 * @returns {Import[]}
 */
export const importsOf = (from, source) => {
  const code = withoutComments(source);
  const found = FORMS.flatMap((form) => Array.from(code.matchAll(form)));
  return found.map(({ groups }) => ({
    from,
    to: resolveSpecifier(from, groups?.to ?? ''),
    isType: Boolean(groups?.type),
  }));
};
