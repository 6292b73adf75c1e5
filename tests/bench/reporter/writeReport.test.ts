import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readResult } from '../../../bench/runner/readResult.mjs';
import { writeReport } from '../../../bench/runner/writeReport.mjs';
import { figureOf, resultWith } from '../results';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hueloom-report-'));
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

describe('writeReport', () => {
  it('writes the page, and beside it what makes the same page again', async () => {
    const page = join(folder, 'first.html');
    await writeReport(page, resultWith([figureOf('kernel', [0.0123456789])]), 'no baseline of this name');
    const kept = await readResult(join(folder, 'first.json'));
    expect(kept.versions[0]?.figures[0]?.blocks[0]?.samples).toEqual([0.012346]);
    const again = join(folder, 'again.html');
    await writeReport(again, kept, 'no baseline of this name');
    expect(await readFile(again, 'utf8')).toBe(await readFile(page, 'utf8'));
  });
});

describe('readResult', () => {
  it.each([
    ['no JSON', 'cannot be read'],
    ['{"schema":1}', 'holds no result of a bench'],
    [JSON.stringify({ ...resultWith([]), summary: null }), 'is of a run that has not ended'],
  ])('refuses %s', async (text, message) => {
    const path = join(folder, 'given.json');
    await writeFile(path, text);
    await expect(readResult(path)).rejects.toThrow(message);
  });
});
