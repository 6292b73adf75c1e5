/** One import as it stands in a file, with what it points to from the root of the repository. */
export type Import = { readonly from: string; readonly to: string; readonly isType: boolean };

const FORMS = [
  // import … from 'x', export … from 'x', import 'x'
  /\b(?:import|export)\s+(?<type>type\s)?(?:[\w$*{},\s]+?\sfrom\s*)?['"](?<to>[^'"\n]+)['"]/g,
  // import('x')
  /\bimport\(\s*(?<type>)['"](?<to>[^'"\n]+)['"]\s*\)/g,
  // new URL('./x', import.meta.url)
  /\bnew URL\(\s*(?<type>)['"](?<to>[^'"\n]+)['"],\s*import\.meta\.url/g,
];
const COMMENTS = /\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The source without its comments, so that words in them are not taken for code. */
export const withoutComments = (source: string): string => source.replaceAll(COMMENTS, '');

/** Relative specifiers become paths from the root ('/src/color/types'); packages stay as they are. */
const resolveSpecifier = (from: string, specifier: string): string => {
  const bare = specifier.split('?', 1)[0] ?? '';
  return bare.startsWith('.') ? new URL(bare, `file://${from}`).pathname : bare;
};

export const importsOf = (from: string, source: string): Import[] => {
  const code = withoutComments(source);
  const found = FORMS.flatMap((form) => Array.from(code.matchAll(form)));
  return found.map(({ groups }) => ({
    from,
    to: resolveSpecifier(from, groups?.to ?? ''),
    isType: Boolean(groups?.type),
  }));
};
