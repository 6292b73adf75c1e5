import { Refusal } from './refusal.ts';

type Range = { readonly name: string; readonly fallback: number; readonly max: number };

/** A positive integer from the query, given at most once. Values above `max` are refused, not clamped. */
export const readNumber = (query: URLSearchParams, { name, fallback, max }: Range): number => {
  const given = query.getAll(name);
  if (given.length === 0) return fallback;
  const number = given.length === 1 && /^[1-9]\d{0,8}$/.test(given[0] ?? '') ? Number(given[0]) : Infinity;
  if (number > max) throw new Refusal(400, `${name} must be a number from 1 to ${max}`);
  return number;
};
