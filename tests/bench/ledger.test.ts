import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEntries } from '../../bench/ledger/entries';
import { LOAD_ENTRIES } from '../../bench/ledger/loadEntries.mjs';
import { PAGE_ENTRIES } from '../../bench/ledger/pageEntries.mjs';
import { PLACES, suite } from '../../bench/suites/ledger.suite';
import { noisePixels } from '../engine/pixels';
import { entryInTasks } from '../../src/app/build/entryInTasks.mjs';
import { loadNodeEngine } from '../support/nodeEngine';

const PLUGINS = [entryInTasks().name];
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
  const entries = [...PAGE_ENTRIES, ...LOAD_ENTRIES];
  const changes = entries.map(({ change }) => change);

  it.each(entries)('$place names the file that is changed', ({ place, change }) => {
    expect('plugin' in change || place.startsWith(change.file)).toBe(true);
  });

  it.each(changes.filter((change) => 'file' in change))('$file can be made plainer', ({ file, rewrite }) => {
    const source = readFileSync(file, 'utf8');
    expect(rewrite(source)).not.toBe(source);
  });

  it.each(changes.filter((change) => 'plugin' in change))(
    '$plugin is a plugin of the build',
    ({ plugin }) => {
      expect(PLUGINS).toContain(plugin);
    },
  );
});
