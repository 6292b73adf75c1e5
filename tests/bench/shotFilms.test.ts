import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFilmFolder } from '../../bench/films/shotFilms/make.mjs';
import { nameSigner, signFilm } from '../../bench/films/shotFilms/signFilm.mjs';
import { createReferenceEngine } from '../../src/engine/referenceEngine';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hueloom-shots-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const keep = async (file: string, text: string): Promise<void> => {
  await mkdir(join(folder, file, '..'), { recursive: true });
  await writeFile(join(folder, file), text);
};

describe('the signatures of films', () => {
  it('are of the engine and the code around it, wherever they are', async () => {
    const names: string[] = [];
    const name = async (): Promise<void> => void names.push(await nameSigner(join(folder, 'hueloom')));
    await keep('hueloom/assembly/build/engine.wasm', 'an engine');
    await keep('hueloom/src/engine/wasmSignature.ts', 'its caller');
    await name();
    await name();
    await keep('hueloom/assembly/build/engine.wasm', 'a changed');
    await name();
    await keep('hueloom/src/engine/wasmSignature.ts', 'another');
    await name();
    const [first, again, ...others] = names;
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it('that were made before are taken from their maker alone', async () => {
    await keep('film.mp4', 'no film');
    await keep('film.mp4.one.signatures', 'AB');
    await keep('film.mp4.one.signatures.json', '[0,0.04]');
    const film = join(folder, 'film.mp4');
    const engine = createReferenceEngine();
    expect(await signFilm(engine, film, 'one')).toEqual({
      signatures: Uint8Array.of(65, 66),
      times: [0, 0.04],
    });
    await expect(signFilm(engine, film, 'other')).rejects.toThrow(/ffprobe/);
  });
});

describe('the films themselves', () => {
  it('are others of other pictures', async () => {
    vi.stubEnv('HUELOOM_FILMS', undefined);
    await keep('one/a.jpg', 'a picture');
    await keep('other/a.jpg', 'a larger picture');
    const folderOf = async (media: string): Promise<string> => {
      vi.stubEnv('HUELOOM_MEDIA', join(folder, media));
      return basename(await findFilmFolder());
    };
    const one = await folderOf('one');
    expect(await folderOf('one')).toBe(one);
    expect(await folderOf('other')).not.toBe(one);
  });

  it('are in the folder that is named for them', async () => {
    vi.stubEnv('HUELOOM_FILMS', folder);
    expect(await findFilmFolder()).toBe(folder);
  });
});
