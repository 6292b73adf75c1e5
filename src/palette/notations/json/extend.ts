import { isObject, type JsonObject } from './jsonColor';

/** More names in a row extend themselves. */
const CHAIN_MAX = 8;

const at = (root: JsonObject, path: string): JsonObject | null => {
  let value: unknown = root;
  for (const key of path.split('.')) value = isObject(value) && Object.hasOwn(value, key) ? value[key] : null;
  return isObject(value) ? value : null;
};

/**
 * A group of design tokens with what it takes from another one by '$extends': '{color.base}'. Its own tokens win;
 * groups in both are joined. What cannot be found, and what extends itself, is left as it is.
 */
export const extended = (group: JsonObject, root: JsonObject, chain = 0): JsonObject => {
  const reference = group['$extends'];
  const path = typeof reference === 'string' ? /^\{([^{}]{1,300})\}$/.exec(reference)?.[1] : undefined;
  const base = path === undefined || chain >= CHAIN_MAX ? null : at(root, path);
  return base ? joined(extended(base, root, chain + 1), group, 0) : group;
};

const joined = (base: JsonObject, own: JsonObject, depth: number): JsonObject => {
  const merged = Object.entries(own).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    const isGroup = isObject(value) && isObject(below) && !('$value' in value) && depth < CHAIN_MAX;
    return [key, isGroup ? joined(below, value, depth + 1) : value] as const;
  });
  return Object.fromEntries([...Object.entries(base), ...merged]);
};
