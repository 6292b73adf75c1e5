import { DEPTH_MAX, isObject, type JsonObject } from './jsonColor';
import { referenceOf, valueAt } from './reference';

/** Longest chain of groups that extend each other. */
const CHAIN_MAX = 8;

/**
 * A group of design tokens with the tokens that it inherits by '$extends': '{color.base}' or '#/color/base'. Its own
 * tokens win, and groups in both are merged. A base that is missing, or extends itself, is ignored.
 */
export const extended = (group: JsonObject, root: JsonObject, chain = 0): JsonObject => {
  const keys = referenceOf(group['$extends']);
  const base = keys && chain < CHAIN_MAX ? valueAt(root, keys) : null;
  return isObject(base) ? joined(extended(base, root, chain + 1), group, 0) : group;
};

const joined = (base: JsonObject, own: JsonObject, depth: number): JsonObject => {
  const merged = Object.entries(own).map(([key, value]) => {
    const below = Object.hasOwn(base, key) ? base[key] : undefined;
    // Stryker disable next-line EqualityOperator: what lies so deep is not read
    const isGroup = isObject(value) && isObject(below) && !('$value' in value) && depth < DEPTH_MAX;
    return [key, isGroup ? joined(below, value, depth + 1) : value] as const;
  });
  return Object.fromEntries([...Object.entries(base), ...merged]);
};
