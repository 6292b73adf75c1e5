import { describe, expect, it } from 'vitest';
import { areTags, isTag, readTag, readTags, sameTags } from '../../src/domain/tag';
import { splitTags, tagProblem } from '../../src/domain/typedTags';
import { TAG_CASES, TAG_LIST_CASES } from './tags.data';

describe('a tag', () => {
  it.each(TAG_CASES)('is told from what is none: %s', (_, text, expected) => {
    expect(isTag(text)).toBe(expected);
  });

  it.each(TAG_LIST_CASES)('goes with others or not: %s', (_, tags, expected) => {
    expect(areTags(tags)).toBe(expected);
  });

  it.each([
    ['#Sunset', 'sunset'],
    ['  Mid Century   Modern ', 'mid-century-modern'],
    ['##CAFE\u0301', 'café'],
    ['Ночь', 'ночь'],
    ['warm_tones', 'warm-tones'],
    ['# warm', 'warm'],
  ])('is read from %s', (typed, tag) => {
    expect(readTag(typed)).toBe(tag);
    expect(tagProblem(typed)).toBeNull();
  });

  it.each([
    ['a', 'A tag has at least 2 characters.'],
    ['x'.repeat(26), 'A tag has at most 24 characters; this has 26.'],
    ['b&w', 'A tag has only letters, digits and hyphens between them.'],
    ['a#b', 'A tag has only letters, digits and hyphens between them.'],
    ['-sunset', 'A tag has only letters, digits and hyphens between them.'],
  ])('says why %s is none', (typed, problem) => {
    expect(readTag(typed)).toBeNull();
    expect(tagProblem(typed)).toBe(problem);
  });

  it('has nothing to say of nothing', () => {
    expect(tagProblem('  # ')).toBeNull();
  });

  it('is read from foreign lists: each once, five at most, what is none left out', () => {
    expect(readTags(['Sunset', '#sunset', 7, 'b&w', 'a1', 'a2', 'a3', 'a4', 'a5'])).toEqual([
      'sunset',
      'a1',
      'a2',
      'a3',
      'a4',
    ]);
  });

  it('is parted from others at commas, lines and number signs, not at spaces', () => {
    expect(splitTags('warm tones, sunset;\n#sea #night sky ,')).toEqual([
      'warm tones',
      'sunset',
      '#sea',
      '#night sky',
    ]);
  });

  it('is read the same however often its hyphens, spaces and number signs are repeated', () => {
    for (const typed of ['mid--century', 'mid - century', 'mid_ _century', '  ##  mid   century  '])
      expect(readTag(typed)).toBe('mid-century');
  });

  it('has each letter in one character where there is one, also of a capital that has none', () => {
    expect(readTag('J\u030Cazz')).toBe('\u01F0azz');
  });

  it('stands in the same list as another only where that has the same ones in the same order', () => {
    expect(sameTags([], [])).toBe(true);
    expect(sameTags(['sea', 'sky'], ['sea', 'sky'])).toBe(true);
    for (const other of [['sea'], ['sea', 'sky', 'sun'], ['sky', 'sea'], ['sea', 'sun']])
      expect(sameTags(['sea', 'sky'], other)).toBe(false);
  });
});
