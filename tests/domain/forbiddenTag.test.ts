import { expect, it } from 'vitest';

import { forbiddenTag, forbiddenTagOf } from '../../src/domain/forbiddenTag';

it('a failure about a forbidden tag names the tag, whatever it holds', () => {
  for (const tag of ['spam', 'forbidden-tag: spam', '']) expect(forbiddenTagOf(forbiddenTag(tag))).toBe(tag);
});

it('another failure is about no tag, even where it mentions one further on', () => {
  expect(forbiddenTagOf('over-limit')).toBeNull();
  expect(forbiddenTagOf(`failed: ${forbiddenTag('spam')}`)).toBeNull();
  expect(forbiddenTagOf('')).toBeNull();
});
