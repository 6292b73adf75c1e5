/** Drawing programs declare namespace addresses as entities; a longer text is no address. */
const LONGEST = 300;
const COUNT_MAX = 64;
/** Markup, and nested entities, which could grow without bound. */
const UNSAFE = /[<&%]/;

const DECLARATION = /<!ENTITY\s+(?<name>[\w.-]+)\s+(?:"(?<double>[^"]*)"|'(?<single>[^']*)')\s*>/g;
const REFERENCE = /&(?<name>#?[\w.-]+);/g;
const PREDEFINED = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);

export type SvgEntities = ReadonlyMap<string, string>;

/** The entities of a document type whose value is a short plain text; all others are replaced by nothing. */
export const readEntities = (doctype: string): SvgEntities => {
  const entities = new Map<string, string>();
  for (const { groups } of doctype.matchAll(DECLARATION)) {
    const { name = '', double, single = '' } = groups ?? {};
    const value = double ?? single;
    const isPlain = value.length <= LONGEST && !UNSAFE.test(value) && !/["']/.test(value);
    if (entities.size < COUNT_MAX && isPlain && !entities.has(name)) entities.set(name, value);
  }
  return entities;
};

/** Replaces the entities in a text, since the written document has no document type to declare them. */
export const expandEntities = (text: string, entities: SvgEntities): string =>
  text.includes('&')
    ? text.replaceAll(REFERENCE, (reference, name: string) =>
        name.startsWith('#') || PREDEFINED.has(name) ? reference : (entities.get(name) ?? ''),
      )
    : text;
