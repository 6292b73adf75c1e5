import { describe, expect, it } from 'vitest';
import {
  createConsent,
  EVERYTHING,
  isRefusedCookie,
  NOTHING_OPTIONAL,
  parseConsent,
} from '../../src/domain/consent';

const NOON = new Date('2026-11-20T12:00:00Z');

describe('a consent record', () => {
  it('holds every category and the moment of the choice [G-15]', () => {
    expect(createConsent({ ...NOTHING_OPTIONAL, preferences: true }, NOON)).toEqual({
      necessary: true,
      analytics: false,
      marketing: false,
      preferences: true,
      lastUpdated: '2026-11-20T12:00:00.000Z',
    });
  });

  it('is read back as it was written, with the necessary ones on whatever it says', () => {
    const record = createConsent(EVERYTHING, NOON);
    expect(parseConsent(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parseConsent({ ...record, necessary: false })).toEqual(record);
  });

  it.each([
    [undefined],
    [null],
    ['yes'],
    [{}],
    [{ ...createConsent(EVERYTHING, NOON), marketing: 1 }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: 'long ago' }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: undefined }],
  ])('is no answer when it is %o', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});

describe('a cookie', () => {
  it.each([
    ['_ga', 'analytics'],
    ['_ga_8T1X', 'analytics'],
    ['_gcl_au', 'marketing'],
    ['_fbp', 'marketing'],
    ['hueloom-preferences-grid', 'preferences'],
  ] as const)('called %s goes when %s is refused, and only then', (name, category) => {
    expect(isRefusedCookie(name, { ...EVERYTHING, [category]: false })).toBe(true);
    expect(isRefusedCookie(name, { ...NOTHING_OPTIONAL, [category]: true })).toBe(false);
  });

  it('of no category stays', () => {
    expect(isRefusedCookie('sb-session', NOTHING_OPTIONAL)).toBe(false);
  });
});
