import type { TagOffer, TagScope } from '../../src/domain/tag';
import { isOpen } from './exploredPage';
import type { FakeWorld } from './fakeBackend';

/**
 * Tag suggestions for a prefix: own ones first, then those of public palettes; before them the word itself, if it is
 * forbidden.
 */
export const offeredTags = (
  { projects, palettes, office }: Pick<FakeWorld, 'projects' | 'palettes' | 'office'>,
  word: string,
  among: TagScope,
): readonly TagOffer[] => {
  const isOwn = ({ projectId }: { readonly projectId: string }) =>
    projects.some(({ id }) => id === projectId);
  const own = new Set(palettes.filter(isOwn).flatMap(({ tags }) => tags));
  const open = palettes.filter(isOpen).flatMap((palette) => palette.tags);
  const tags = new Set([...own, ...open].filter((tag) => among !== 'public' || open.includes(tag)));
  return [
    ...office.forbiddenTags
      .filter((tag) => tag === word)
      .map((tag) => ({ tag, isOwn: false, isAllowed: false })),
    ...[...tags]
      .filter((tag) => tag.startsWith(word))
      .map((tag) => ({ tag, isOwn: own.has(tag), isAllowed: true })),
  ];
};

/** Tags of public palettes, the most used first. */
export const popularTags = ({ palettes }: Pick<FakeWorld, 'palettes'>): readonly string[] => {
  const lists = palettes.filter(isOpen).map(({ tags }) => tags);
  const uses = (tag: string): number => lists.filter((tags) => tags.includes(tag)).length;
  return [...new Set(lists.flat())].toSorted((a, b) => uses(b) - uses(a) || a.localeCompare(b));
};
