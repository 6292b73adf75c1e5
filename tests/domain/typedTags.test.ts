import { describe, expect, it } from 'vitest';

import { beginTag, forbiddenTagProblem, splitTags, tagProblem, takeTags } from '../../src/domain/typedTags';

describe('the beginning of a tag', () => {
  it.each([
    ['s', 's'],
    ['#Sun', 'sun'],
    ['mid century', 'mid-century'],
    // The hyphen or space after a word: another part will follow.
    ['mid-', 'mid'],
    ['mid ', 'mid'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['𠀀'.repeat(24), '𠀀'.repeat(24)],
  ])('is in %j the word %j', (typed, word) => {
    expect(beginTag(typed)).toBe(word);
  });

  it.each(['', '#', '-sun', 'b&w', '#b&w c', 'sun\u200Dset', 'x'.repeat(25)])('is not %j', (typed) => {
    expect(beginTag(typed)).toBeNull();
  });
});

describe('the tags in a search', () => {
  it.each([
    ['#sunset', ['sunset'], ''],
    ['teal #Sunset harbor #sea', ['sunset', 'sea'], 'teal harbor'],
    ['#sea #sea', ['sea'], ''],
    ['  teal \t harbor  #sea', ['sea'], ' teal harbor'],
    // No tags: words of the search like all others.
    ['sunset', [], 'sunset'],
    ['#a teal', [], '#a teal'],
    ['#b&w teal', [], '#b&w teal'],
    ['c# teal', [], 'c# teal'],
    ['', [], ''],
  ])('%j are %j, and %j is looked for beside', (query, tags, rest) => {
    expect(takeTags(query)).toEqual({ tags, rest });
  });
});

describe('a list of tags', () => {
  it.each([
    ['a,b;c\nd\te', ['a', 'b', 'c', 'd', 'e']],
    ['a,,b', ['a', 'b']],
    ['a #b', ['a', '#b']],
    ['a  #b', ['a', '#b']],
    ['warm tones', ['warm tones']],
    ['a#b', ['a#b']],
    [' , ', []],
  ])('in %j has the parts %j', (text, parts) => {
    expect(splitTags(text)).toEqual(parts);
  });
});

describe('why a text is no tag', () => {
  it('is that nobody may use it, and which', () => {
    expect(forbiddenTagProblem('spam')).toBe('“spam” may not be used as a tag.');
  });

  it('is its length only where that is the reason, at both limits', () => {
    expect(tagProblem('ab')).toBeNull();
    expect(tagProblem('x'.repeat(24))).toBeNull();
    expect(tagProblem('a')).toContain('at least 2');
    expect(tagProblem('x'.repeat(25))).toContain('at most 24 characters; this has 25');
    expect(tagProblem('&&')).toContain('only letters');
    expect(tagProblem(`&${'x'.repeat(23)}`)).toContain('only letters');
  });
});
