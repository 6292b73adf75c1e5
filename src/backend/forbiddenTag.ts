import type { Failure } from './backend';

const START = 'forbidden-tag: ';

export const forbiddenTag = (tag: string): Failure => `${START}${tag}`;

/** The tag that a failure is about; null where it is about none. */
export const forbiddenTagOf = (failure: Failure): string | null =>
  failure.startsWith(START) ? failure.slice(START.length) : null;
