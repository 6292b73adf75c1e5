import { useState } from 'react';

import { readTag, TAG, type TagOffer } from '../../domain/tag';
import {
  forbiddenTagProblem,
  splitTags,
  tagProblem,
  TOO_MANY_TAGS,
  typedParts,
} from '../../domain/typedTags';

/** State of a tags field: its tags, and the text being typed. */
export type TagsControl = {
  readonly tags: readonly string[];
  readonly typed: string;
  /** Why the typed text was refused; the text stays in the field. */
  readonly problem: string | null;
  /** What was dropped of the text, until more is typed. */
  readonly note: string | null;
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

type Taken = Pick<TagsControl, 'tags' | 'typed' | 'problem' | 'note'>;

const problemOf = (part: string, tags: readonly string[], offers: readonly TagOffer[]): string | null => {
  const tag = readTag(part);
  if (tag === null) return tagProblem(part);
  if (offers.some((offer) => offer.tag === tag && !offer.isAllowed)) return forbiddenTagProblem(tag);
  return tags.length >= TAG.perPalette ? TOO_MANY_TAGS : null;
};

/**
 * Adds as many parts as are allowed, and drops those that are there already; the others stay as text, with the error of
 * the first of them.
 */
const take = (text: string, before: readonly string[], offers: readonly TagOffer[] = []): Taken => {
  const tags = [...before];
  const left: string[] = [];
  let problem: string | null = null;
  let note: string | null = null;
  const parts = splitTags(text);
  for (const part of parts) {
    const tag = readTag(part);
    if (tag !== null && tags.includes(tag)) {
      note ??= `“${tag}” is there already.`;
      continue;
    }
    const refused = problemOf(part, tags, offers);
    if (refused !== null) {
      problem ??= refused;
      left.push(part);
    } else if (tag !== null) tags.push(tag);
  }
  // A word that was refused before it was finished is edited; what is typed after any other is a part of its own.
  const isEdited = typedParts(text).word.trim() !== '' && left.at(-1) === parts.at(-1);
  return { tags, typed: left.join(', ') + (left.length > 0 && !isEdited ? ',' : ''), problem, note };
};

/** Starts with these tags, and with this text in the input. */
export const useTags = (start: readonly string[], typed = ''): TagsControl => {
  const [state, setState] = useState<Taken>({ tags: start, typed, problem: null, note: null });
  return {
    ...state,
    type: (next) =>
      setState(({ tags, typed: last, problem }) => {
        const { finished } = typedParts(next);
        // What is refused and still there stays so while the next word is typed.
        const isKept = finished !== '' && finished === typedParts(last).finished;
        return { tags, typed: next, problem: isKept ? problem : null, note: null };
      }),
    add: (text, offers) => setState(({ tags }) => take(text, tags, offers)),
    remove: (tag) =>
      setState((before) => ({
        tags: before.tags.filter((each) => each !== tag),
        typed: before.typed,
        problem: before.problem === TOO_MANY_TAGS ? null : before.problem,
        note: null,
      })),
    refuse: (tag) =>
      setState((before) => ({
        tags: before.tags.filter((each) => each !== tag),
        typed: [tag, ...splitTags(before.typed)].join(', '),
        problem: forbiddenTagProblem(tag),
        note: null,
      })),
    reset: (tags) => setState({ tags, typed: '', problem: null, note: null }),
    finish: () => {
      const taken = take(state.typed, state.tags);
      setState(taken);
      return taken.problem === null ? taken.tags : null;
    },
  };
};
