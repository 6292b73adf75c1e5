import { describe, expect, it } from 'vitest';

const TESTS: Record<string, string> = import.meta.glob(['../**/*.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The attacks that were thought of, by where they begin, and how many there are of each kind. */
const KINDS = {
  /** Database. */ DB: 115,
  /** Requests at the same moment. */ RC: 11,
  /** Functions over HTTP. */ FN: 34,
  /** Webhooks of the payment provider. */ WH: 21,
  /** Accounts and tokens. */ AU: 14,
  /** Reading, paging, changes as they happen. */ EX: 18,
  /** Content. */ XS: 16,
  /** The local backend. */ EB: 10,
};

/** What no test tries, and why. */
const UNTRIED: Readonly<Record<string, string>> = {
  'EX-17': 'How often one address may ask is up to the platform in front of the hosted database.',
};

const ids = Object.entries(KINDS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
);
const everything = Object.values(TESTS).join('\n');
const tried = new Set(everything.match(/\b(?:DB|RC|FN|WH|AU|EX|XS|EB)-\d{2,3}\b/g));

describe('the attacks', () => {
  it('are each tried by a test, or it is said why not', () => {
    expect(ids).toHaveLength(239);
    expect(ids.filter((id) => !tried.has(id) && UNTRIED[id] === undefined)).toEqual([]);
  });

  it('are listed as untried only while they are', () => {
    expect(Object.keys(UNTRIED).filter((id) => tried.has(id) || !ids.includes(id))).toEqual([]);
  });

  it('that tests name are all known', () => {
    expect([...tried].filter((id) => !ids.includes(id))).toEqual([]);
  });
});
