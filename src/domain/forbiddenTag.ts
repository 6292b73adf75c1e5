const START = 'forbidden-tag: ';

/** Why a tag cannot be given, with the tag itself: administrators have forbidden it. */
export type ForbiddenTag = `${typeof START}${string}`;

export const forbiddenTag = (tag: string): ForbiddenTag => `${START}${tag}`;

/** The tag that a failure is about; null where it is about none. */
export const forbiddenTagOf = (failure: string): string | null =>
  failure.startsWith(START) ? failure.slice(START.length) : null;
