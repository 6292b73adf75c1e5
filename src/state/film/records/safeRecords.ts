import { reportError } from '../../reportError';
import type { FilmRecords } from './filmRecords';
import { createMemoryRecords } from './memoryRecords';

/**
 * Records that lose nothing while the page lives: what the device does not take (a private window, a full disk) is kept
 * in memory, from then on all of that film. The next film tries the device again.
 */
export const createSafeRecords = (device: FilmRecords): FilmRecords => {
  const memory = createMemoryRecords();
  let lost: string | null = null;

  const write = async (film: string, step: (records: FilmRecords) => Promise<void>): Promise<void> => {
    if (lost !== film) {
      try {
        await step(device);
        return;
      } catch (error) {
        // Of several steps that fail at once, one is enough to be told of.
        if (lost !== film) reportError('keeping the frames of a film', error);
        lost = film;
      }
    }
    await step(memory);
  };

  /** For steps without which the page goes on as well. */
  const attempt = async <Result>(
    step: (records: FilmRecords) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      return await step(device);
    } catch (error) {
      if (lost === null) reportError('reading the frames of a film', error);
      return otherwise;
    }
  };

  return {
    putFilm: async (film, row) => write(film, async (records) => records.putFilm(film, row)),
    putSource: async (film, source) => write(film, async (records) => records.putSource(film, source)),
    putFrames: async (film, frames) => write(film, async (records) => records.putFrames(film, frames)),
    putMeans: async (film, block, means) =>
      write(film, async (records) => records.putMeans(film, block, means)),
    readMeans: async (film) => attempt(async (records) => records.readMeans(film), []),
    putOrder: async (film, order) => write(film, async (records) => records.putOrder(film, order)),
    putSignatures: async (film, block) => write(film, async (records) => records.putSignatures(film, block)),
    // Those that the device did not take are the later ones.
    readSignatures: async (film) => [
      ...(await attempt(async (records) => records.readSignatures(film), [])),
      ...(await memory.readSignatures(film)),
    ],
    readFilm: async (film) => attempt(async (records) => records.readFilm(film), null),
    readIndex: async (film, from, count) =>
      attempt(async (records) => records.readIndex(film, from, count), []),
    readFrame: async (film, index) =>
      (await memory.readFrame(film, index)) ??
      attempt(async (records) => records.readFrame(film, index), undefined),
    remove: async (film) => {
      await memory.remove(film);
      await attempt(async (records) => records.remove(film), undefined);
    },
    removeBefore: async (at) => attempt(async (records) => records.removeBefore(at), undefined),
  };
};
