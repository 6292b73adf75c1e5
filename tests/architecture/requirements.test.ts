import { describe, expect, it } from 'vitest';
import checklist from '../requirements.md?raw';
import { NOT_YET } from '../requirements.notYet';

const SOURCES: Record<string, string> = import.meta.glob(
  ['../**/*.{test.ts,test.tsx,spec.ts}', '!../architecture/**'],
  { query: '?raw', import: 'default', eager: true },
);

// The title of it(…) or test(…), what follows the table of an it.each(…), or the first cell of such a table's row.
const TITLE =
  /(?:\b(?:it|test)(?<modifier>\.\w+)?\(|\)\(|\[)\s*(?<quote>['"`])(?<title>.*?)(?<!\\)\k<quote>/g;
const SWITCHED_OFF = new Set(['.skip', '.todo', '.fixme']);
const ROW = /^\| (?<id>[A-Z]-\d{2,3}) \|/gm;
const BRACKETED = /\[(?<list>[A-Z]-\d+(?:, ?[A-Z]-\d+)*)\]/g;

type Proof = { readonly id: string; readonly file: string };

const idsOf = (title: string): string[] =>
  [...title.matchAll(BRACKETED)].flatMap((match) => match.groups?.list?.split(/, ?/) ?? []);

/** The ids that the titles in a file name. A test that is switched off proves nothing. */
const proofsIn = (file: string, source: string): Proof[] =>
  [...source.matchAll(TITLE)]
    .filter(({ groups }) => !SWITCHED_OFF.has(groups?.modifier ?? ''))
    .flatMap(({ groups }) => idsOf(groups?.title ?? ''))
    .map((id) => ({ id, file }));

const required = new Set([...checklist.matchAll(ROW)].map((match) => match.groups?.id ?? ''));
const proofs = Object.entries(SOURCES).flatMap(([file, source]) => proofsIn(file, source));
const proven = new Set(proofs.map(({ id }) => id));
const later = new Set<string>(NOT_YET);

describe('the checklist', () => {
  it('has every row of the two specifications', () => {
    expect(required.size).toBe(364);
  });

  it('has no row that neither a test proves nor the list of later work names', () => {
    expect([...required].filter((id) => !proven.has(id) && !later.has(id))).toEqual([]);
  });

  it('keeps no row in the list of later work that a test proves', () => {
    expect([...later].filter((id) => proven.has(id) || !required.has(id))).toEqual([]);
  });

  it('keeps the list of later work sorted and without repeats', () => {
    const sorted = [...later].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(NOT_YET).toEqual(sorted);
  });

  it('knows every id that a test names', () => {
    expect(proofs.filter(({ id }) => !required.has(id))).toEqual([]);
  });
});

describe('the reading of titles', () => {
  it('finds the ids of plain, tabled and multi-row titles', () => {
    const source = [
      "it('stops at 2 [B-03]', () => {});",
      'test("opens [G-04, G-05] and [X-01]", () => {});',
      "it.each([[1, 2]])('takes %i [X-06]', () => {});",
      "it.each([['a file that is no picture [X-22]', FILE]])('says %s', () => {});",
    ].join('\n');
    expect(proofsIn('a', source).map(({ id }) => id)).toEqual([
      'B-03',
      'G-04',
      'G-05',
      'X-01',
      'X-06',
      'X-22',
    ]);
  });

  it('does not count a test that is switched off', () => {
    const source = ['skip', 'todo', 'fixme'].map((word) => `it.${word}('later [B-03]')`).join('\n');
    expect(proofsIn('a', source)).toEqual([]);
  });
});
