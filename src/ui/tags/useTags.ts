import { useState } from 'react';

import { readTag, TAG, type TagOffer } from '../../domain/tag';
import { forbiddenTagProblem, splitTags, tagProblem, TOO_MANY_TAGS } from '../../domain/typedTags';

/** State of a tags field: its tags, and the text being typed. */
export type TagsControl = {
  readonly tags: readonly string[];
  readonly typed: string;
  /** Why the typed text was refused; the text stays in the field. */
  readonly problem: string | null;
  readonly type: (typed: string) => void;
  /** Adds what was typed or pasted, one or several tags. `offers` may mark a word as forbidden. */
  readonly add: (text: string, offers?: readonly TagOffer[]) => void;
  readonly remove: (tag: string) => void;
  /** Moves a tag back into the input with an error: the service has forbidden it. */
  readonly refuse: (tag: string) => void;
  /** Replaces all tags. */
  readonly reset: (tags: readonly string[]) => void;
  /** The tags including the text still being typed; null if that is refused, and the field shows why. */
  readonly finish: () => readonly string[] | null;
};

type Taken = Pick<TagsControl, 'tags' | 'typed' | 'problem'>;

const problemOf = (part: string, tags: readonly string[], offers: readonly TagOffer[]): string | null => {
  const tag = readTag(part);
  if (tag === null) return tagProblem(part);
  if (offers.some((offer) => offer.tag === tag && !offer.isAllowed)) return forbiddenTagProblem(tag);
  if (tags.includes(tag)) return `“${tag}” is there already.`;
  return tags.length >= TAG.perPalette ? TOO_MANY_TAGS : null;
};

/** Adds as many parts as are allowed; the others stay as text, with the error of the first of them. */
const take = (text: string, before: readonly string[], offers: readonly TagOffer[] = []): Taken => {
  const tags = [...before];
  const left: string[] = [];
  let problem: string | null = null;
  for (const part of splitTags(text)) {
    const refused = problemOf(part, tags, offers);
    const tag = readTag(part);
    if (refused !== null) {
      problem ??= refused;
      left.push(part);
    } else if (tag !== null) tags.push(tag);
  }
  return { tags, typed: left.join(', '), problem };
};

/** Starts with these tags, and with this text in the input. */
export const useTags = (start: readonly string[], typed = ''): TagsControl => {
  const [state, setState] = useState<Taken>({ tags: start, typed, problem: null });
  return {
    ...state,
    type: (next) => setState(({ tags }) => ({ tags, typed: next, problem: null })),
    add: (text, offers) => setState(({ tags }) => take(text, tags, offers)),
    remove: (tag) =>
      setState((before) => ({
        tags: before.tags.filter((each) => each !== tag),
        typed: before.typed,
        problem: null,
      })),
    refuse: (tag) =>
      setState((before) => ({
        tags: before.tags.filter((each) => each !== tag),
        typed: [tag, ...splitTags(before.typed)].join(', '),
        problem: forbiddenTagProblem(tag),
      })),
    reset: (tags) => setState({ tags, typed: '', problem: null }),
    finish: () => {
      const taken = take(state.typed, state.tags);
      setState(taken);
      return taken.problem === null ? taken.tags : null;
    },
  };
};
