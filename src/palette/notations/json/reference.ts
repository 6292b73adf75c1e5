import { isObject, type JsonObject } from './jsonColor';

const CURLY = /^\{([^{}]{1,300})\}$/;
const POINTER = /^#\/([^#]{1,300})$/;

/** A key of a JSON pointer (RFC 6901) as it is in the file. */
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The keys to what a reference names: '{color.teal}', '#/color/teal', or an object with such a '$ref'. Null for others. */
export const referenceOf = (value: unknown): readonly string[] | null => {
  if (isObject(value)) return typeof value['$ref'] === 'string' ? referenceOf(value['$ref']) : null;
  if (typeof value !== 'string') return null;
  const curly = CURLY.exec(value)?.[1];
  if (curly !== undefined) return curly.split('.');
  return POINTER.exec(value)?.[1]?.split('/').map(unescaped) ?? null;
};

/** What stands at the end of the keys; undefined where there is nothing. */
export const valueAt = (root: JsonObject, keys: readonly string[]): unknown => {
  let value: unknown = root;
  for (const key of keys) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return value;
};
