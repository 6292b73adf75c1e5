const START = 'forbidden-tag: ';

/** Why a tag is refused, with the tag: administrators have forbidden it. */
export type ForbiddenTag = `${typeof START}${string}`;

export const forbiddenTag = (tag: string): ForbiddenTag => `${START}${tag}`;

/** The tag that an error is about; null for none. */
export const forbiddenTagOf = (failure: string): string | null =>
  failure.startsWith(START) ? failure.slice(START.length) : null;
