import { describe, expect, it } from 'vitest';
import { uniqueName, uniqueNames } from '../../src/palette/uniqueNames';

describe('names that are taken', () => {
  it('get the first number that is free', () => {
    expect(uniqueName('teal', '-', new Set())).toBe('teal');
    expect(uniqueName('teal', '-', new Set(['teal', 'teal-2']))).toBe('teal-3');
  });

  it('are taken whatever their case, also where a number was given by hand', () => {
    expect(uniqueNames(['Teal', 'teal', 'Teal 2', 'Sea'], ' ')).toEqual([
      'Teal',
      'teal 2',
      'Teal 2 2',
      'Sea',
    ]);
  });
});
