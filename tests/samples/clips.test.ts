import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CLIPS } from '../../src/samples/clips.data';

/** Vite serves an imported file under its path from the root. */
const fileOf = (url: string): string => join(import.meta.dirname, '../..', url);

describe('the built-in clips', () => {
  it('are at least six, with ids and descriptions of their own', () => {
    expect(SAMPLE_CLIPS.length).toBeGreaterThanOrEqual(6);
    for (const key of ['id', 'alt'] as const) {
      const texts = SAMPLE_CLIPS.map((clip) => clip[key]);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    }
  });
});

describe.each(SAMPLE_CLIPS)('the clip $id', ({ image, videoFiles, durationSeconds, colors }) => {
  const [file] = videoFiles;
  if (!file) throw new Error('a clip without a file');

  it('is a film of 8 to 30 seconds, as long and as large as stated', async () => {
    const bytes = await readFile(fileOf(file.link));
    const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
    const track = await input.getPrimaryVideoTrack();
    expect(durationSeconds).toBeGreaterThanOrEqual(8);
    expect(durationSeconds).toBeLessThanOrEqual(30);
    expect(await input.computeDuration()).toBeCloseTo(durationSeconds ?? 0, 1);
    expect(await track?.getDisplayWidth()).toBe(file.width);
    expect(await track?.getDisplayHeight()).toBe(file.height);
    input.dispose();
  });

  it('weighs less than 400 kilobytes', async () => {
    expect((await stat(fileOf(file.link))).size).toBeLessThanOrEqual(400_000);
  });

  it('has a still of its own shape, and five colors', async () => {
    const still = await sharp(fileOf(image)).metadata();
    expect(still).toMatchObject({ format: 'jpeg', width: file.width, height: file.height });
    expect(new Set(colors).size).toBe(5);
  });
});
