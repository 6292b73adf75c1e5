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

  it('is read back as it was written, with the necessary ones on whatever it says [G-15]', () => {
    const record = createConsent(EVERYTHING, NOON);
    expect(parseConsent(JSON.parse(JSON.stringify(record)))).toEqual(record);
    expect(parseConsent({ ...record, necessary: false })).toEqual(record);
  });

  it.each([
    [undefined],
    [null],
    ['yes'],
    [{}],
    [() => createConsent(EVERYTHING, NOON)],
    [{ ...createConsent(EVERYTHING, NOON), analytics: 'true' }],
    [{ ...createConsent(EVERYTHING, NOON), preferences: null }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: NOON.getTime() }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: NOON }],
    [{ ...createConsent(EVERYTHING, NOON), marketing: 1 }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: 'long ago' }],
    [{ ...createConsent(EVERYTHING, NOON), lastUpdated: undefined }],
  ])('is no answer when it is %o [G-15]', (value) => {
    expect(parseConsent(value)).toBeNull();
  });
});

describe('a cookie', () => {
  it.each([
    ['_ga', 'analytics'],
    ['_ga_8T1X', 'analytics'],
    ['_gid', 'analytics'],
    ['_gat', 'analytics'],
    ['_pk_id.1', 'analytics'],
    ['_hjSession', 'analytics'],
    ['ph_key_posthog', 'analytics'],
    ['hueloom-analytics', 'analytics'],
    ['_gcl_au', 'marketing'],
    ['_gac_UA-1', 'marketing'],
    ['_fbp', 'marketing'],
    ['_fbc', 'marketing'],
    ['_uetsid', 'marketing'],
    ['_ttp', 'marketing'],
    ['hueloom-marketing', 'marketing'],
    ['hueloom-preferences-grid', 'preferences'],
  ] as const)('called %s goes when %s is refused, and only then [G-16]', (name, category) => {
    expect(isRefusedCookie(name, { ...EVERYTHING, [category]: false })).toBe(true);
    expect(isRefusedCookie(name, { ...NOTHING_OPTIONAL, [category]: true })).toBe(false);
  });

  it.each(['sb-session', 'my_ga', 'my_gcl_au', 'my-hueloom-preferences', 'hueloom-cookie-consent'])(
    'called %s, of no category, stays [G-16]',
    (name) => {
      expect(isRefusedCookie(name, NOTHING_OPTIONAL)).toBe(false);
    },
  );
});
