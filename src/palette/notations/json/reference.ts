import { isObject, type JsonObject } from './jsonColor';

const CURLY = /^\{([^{}]{1,300})\}$/;
const POINTER = /^#\/([^#]{1,300})$/;

/** Unescapes a key of a JSON pointer (RFC 6901). */
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The path of a reference: '{color.teal}', '#/color/teal', or an object with such a '$ref'. Null for others. */
export const referenceOf = (value: unknown): readonly string[] | null => {
  if (isObject(value)) return typeof value['$ref'] === 'string' ? referenceOf(value['$ref']) : null;
  if (typeof value !== 'string') return null;
  const curly = CURLY.exec(value)?.[1];
  if (curly !== undefined) return curly.split('.');
  return POINTER.exec(value)?.[1]?.split('/').map(unescaped) ?? null;
};

/** The value at a path; undefined where there is none. */
export const valueAt = (root: JsonObject, keys: readonly string[]): unknown => {
  let value: unknown = root;
  for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
};
