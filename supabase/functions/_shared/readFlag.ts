import { Refusal } from './refusal.ts';

/** A field that is true or false, and nothing that could be taken for either. */
export const readFlag = (body: Readonly<Record<string, unknown>>, name: string): boolean => {
  const value = body[name];
  if (typeof value !== 'boolean') throw new Refusal(400, `${name} must be true or false`);
  return value;
};
