import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEntries } from '../../bench/ledger/entries';
import { LOAD_ENTRIES } from '../../bench/ledger/loadEntries.mjs';
import { PAGE_ENTRIES } from '../../bench/ledger/pageEntries.mjs';
import { PLACES, suite } from '../../bench/suites/ledger.suite';
import { noisePixels } from '../engine/pixels';
import { loadNodeEngine } from '../support/nodeEngine';

const [width, height] = [160, 120];
const picture = { name: 'noise', width, height, rgba: new Uint8Array(noisePixels(width * height, 4)) };

describe('the ledger of tricks', async () => {
  const entries = createEntries(await loadNodeEngine(), picture, picture);

  it('names the places that the suite sets goals for', () => {
    expect(entries.map(({ place }) => place)).toEqual(PLACES);
    expect(suite.goals.map(({ over }) => over)).toEqual(PLACES);
  });

  it('names files that are there', () => {
    const missing = PLACES.filter((place) => !existsSync(place.replace(/: .*$/, '')));
    expect(missing).toEqual([]);
  });

  it.each(entries)('$place gives what the plainer code gives', ({ run, runPlain }) => {
    expect(run()).toEqual(runPlain());
  });
});

describe('the ledger of tricks in pages', () => {
  it.each([...PAGE_ENTRIES, ...LOAD_ENTRIES])('$place is there to be made plainer', ({ place, change }) => {
    expect(place.startsWith(change.file)).toBe(true);
    const source = readFileSync(change.file, 'utf8');
    expect(change.rewrite(source)).not.toBe(source);
  });
});
