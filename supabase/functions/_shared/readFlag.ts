import { Refusal } from './refusal.ts';

/** A boolean field; values that merely resemble one are refused. */
export const readFlag = (body: Readonly<Record<string, unknown>>, name: string): boolean => {
  const value = body[name];
  if (typeof value !== 'boolean') throw new Refusal(400, `${name} must be true or false`);
  return value;
};
