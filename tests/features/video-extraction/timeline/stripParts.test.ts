import { describe, expect, it } from 'vitest';

import { mergeAt, removeAt } from '../../../../src/features/video-extraction/edits/placements';
import {
  coloredParts,
  createColorsOf,
  stripParts,
  transitionsOf,
} from '../../../../src/features/video-extraction/timeline/stripParts';
import { timelineBars } from '../../../../src/features/video-extraction/timeline/timelineBars';
import type { Film } from '../../../../src/state/film/film';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { colorOf, filmOf, shotPart } from './filmOfShots';

const SECONDS = 14;

const barsOf = (film: Film) =>
  timelineBars({ ...film, count: film.count() }, { durationSeconds: SECONDS, seconds: null });

/** Of each part from when to when it is, and in which color; of transitions also that of the end. */
const drawnOf = (film: Film, { from, to } = { from: 0, to: SECONDS }) => {
  const bars = barsOf(film).filter((bar) => bar.to > from && bar.from < to);
  return coloredParts(film, stripParts(film, bars, { from, to })).map((part) => {
    const [first] = part.dominant;
    const drawn = [part.from, part.to, first?.rgb];
    return part.into ? drawn.concat(part.into.dominant[0]?.rgb) : drawn;
  });
};

const THREE = [shotPart(0, 4), shotPart(5, 9, 'dissolve'), shotPart(9, 14)];

describe('the parts of the strip', () => {
  it('leave no hole: between two shots their colors go over into each other', () => {
    expect(drawnOf(filmOf(THREE))).toEqual([
      [0, 4, colorOf(0)],
      [4, 5, colorOf(0), colorOf(1)],
      [5, 9, colorOf(1)],
      [9, 14, colorOf(2)],
    ]);
  });

  it('begin and end within a transition where the part does, which goes on as it would outside of it', () => {
    const film = filmOf(THREE);
    expect(drawnOf(film, { from: 4.5, to: 8 })).toEqual([
      [4.5, 5, colorOf(0), colorOf(1)],
      [5, 8, colorOf(1)],
    ]);
    expect(drawnOf(film, { from: 1, to: 4.25 })).toEqual([
      [1, 4, colorOf(0)],
      [4, 4.25, colorOf(0), colorOf(1)],
    ]);
    const [first] = stripParts(film, barsOf(film).slice(1), { from: 4.5, to: 8 });
    expect(first?.into).toMatchObject({ from: 4, to: 5 });
  });

  it('have the colors of each of the shots that one was made of, for its time', () => {
    const film = filmOf(THREE);
    const before = drawnOf(film);
    film.arrange(mergeAt(film.order(), 0) ?? []);
    expect(drawnOf(film)).toEqual(before);
    film.arrange(mergeAt(film.order(), 0) ?? []);
    expect(film.count()).toBe(1);
    expect(drawnOf(film)).toEqual(before);
  });

  it('are empty where somebody removed a shot: what is there is no transition, also once the shots beside it are one', () => {
    const film = filmOf(THREE);
    film.arrange(removeAt(film.order(), 1) ?? []);
    const holed = [
      [0, 4, colorOf(0)],
      [9, 14, colorOf(2)],
    ];
    expect(drawnOf(film)).toEqual(holed);
    film.arrange(mergeAt(film.order(), 0) ?? []);
    expect(drawnOf(film)).toEqual(holed);
  });

  it('go through the empty frame of a fade', () => {
    const film = filmOf([shotPart(0, 4), shotPart(6, 14, 'fade')]);
    expect(drawnOf(film)[1]).toEqual([4, 6, colorOf(0), colorOf(1)]);
    film.addMeans({
      times: Float32Array.of(0, 4, 4.5, 5, 5.5, 6, 7),
      colors: Uint32Array.of(0, 0x808080, 0x404040, 0x010101, 0x303030, 0x808080, 0),
    });
    expect(drawnOf(film).slice(1, 3)).toEqual([
      [4, 5, colorOf(0), 0x010101],
      [5, 6, 0x010101, colorOf(1)],
    ]);
  });

  it('go through white where a fade does', () => {
    const film = filmOf([shotPart(0, 4), shotPart(6, 14, 'fade')]);
    film.addMeans({ times: Float32Array.of(4.5, 5.5), colors: Uint32Array.of(0xfefefe, 0x606060) });
    expect(drawnOf(film)[1]).toEqual([4, 4.5, colorOf(0), 0xfefefe]);
  });

  it('are the bars themselves where frames come at intervals', () => {
    const film = createFakeServices().films.open(new Blob());
    for (const row of [0, 1]) film.add(createCapturedFrame(row));
    const bars = barsOf(film);
    expect(stripParts(film, bars, { from: 0, to: SECONDS })).toBe(bars);
    expect(transitionsOf(film, bars)).toEqual([]);
    expect(drawnOf(film).map(([, , color]) => color)).toEqual(
      [0, 1].map((row) => createCapturedFrame(row).dominant[0]?.rgb),
    );
  });
});

describe('transitions', () => {
  it('have the names of what the shots come in by, and the place of the shot after them', () => {
    const film = filmOf(THREE);
    const dissolve = { index: 1, from: 4, to: 5, kind: 'dissolve', before: 0, after: 1 };
    expect(transitionsOf(film, barsOf(film))).toEqual([dissolve]);
    film.arrange(mergeAt(film.order(), 0) ?? []);
    expect(transitionsOf(film, barsOf(film))).toEqual([{ ...dissolve, index: 0 }]);
  });
});

describe('the colors of a bar', () => {
  it('are those of its frame, and of a merged shot those of all by their times, the largest first', () => {
    const film = filmOf([shotPart(0, 3), shotPart(4, 10, 'wipe'), shotPart(10, 11)]);
    const [first] = barsOf(film);
    expect(first && createColorsOf(film)(first)).toEqual([{ rgb: colorOf(0), share: 1 }]);
    film.arrange(mergeAt(film.order(), 0) ?? []);
    const [merged] = barsOf(film);
    const colors = (merged && createColorsOf(film)(merged)) ?? [];
    expect(colors.map(({ rgb }) => rgb)).toEqual([colorOf(1), colorOf(0)]);
    expect(colors.map(({ share }) => share)).toEqual([6 / 9, 3 / 9]);
  });
});
