import { describe, expect, it } from 'vitest';

import { PALETTE_MAX, PALETTE_MIN } from '../../src/color/paletteSize';
import { EXTRACTION } from '../../src/domain/imageLimits';
import { COPIED_TICK_MS, COPY_TOAST_MS, TOAST_MS } from '../../src/domain/messageTimes';
import { PAGE_SIZES } from '../../src/domain/pageSizes';
import { FREE_ADJUSTMENTS, PLAN_LIMITS } from '../../src/domain/planLimits';
import { VIDEO } from '../../src/domain/videoLimits';
import { PRO_PRICE } from '../../src/domain/plan';
import { CARD_PALETTES } from '../../src/domain/project';
import { TYPED_CODE } from '../../src/features/builder/admin-shortcuts/createTypedBuffer';
import { PREFETCH_AT } from '../../src/features/explore/viewer/usePrefetch';
import { STEP_LOCK_MS } from '../../src/features/explore/viewer/useSteps';
import { PALETTE_NAME_MAX } from '../../src/palette/paletteName';

// As the specifications give them. Other tests count with the product's own numbers, and would follow a wrong one.
describe('the limits', () => {
  it('of a visitor [B-39, E-16, R-02, R-03, R-04, X-15]', () => {
    expect(PLAN_LIMITS.anonymous).toEqual({
      history: 5,
      imagesPerDay: 10,
      videosPerMonth: 0,
      projects: 0,
      palettesPerProject: 0,
      privateProjects: 0,
      explorePalettes: 50,
    });
  });

  it('of an account without PRO [B-39, P-26, P-27, R-05, R-06, R-07, X-17, X-33]', () => {
    expect(PLAN_LIMITS.free).toEqual({
      history: 50,
      imagesPerDay: 10,
      videosPerMonth: 5,
      projects: 1,
      palettesPerProject: 1,
      privateProjects: 0,
      explorePalettes: Infinity,
    });
  });

  it('of PRO, which has none but for the history [B-39, R-08, S-07, X-18]', () => {
    const { history, ...others } = PLAN_LIMITS.pro;
    expect(history).toBe(50);
    expect(new Set(Object.values(others))).toEqual(new Set([Infinity]));
  });

  it.each([
    ['milliseconds of a message [G-30]', TOAST_MS, 4000],
    ['milliseconds of the one about a copy [G-31]', COPY_TOAST_MS, 2000],
    ['milliseconds of the tick beside it [B-55, B-97]', COPIED_TICK_MS, 3000],
    ['least colors of a palette [B-03]', PALETTE_MIN, 2],
    ['most colors of a palette [B-03]', PALETTE_MAX, 9],
    ['characters of a name [P-13]', PALETTE_NAME_MAX, 40],
    ['palettes on the card of a project [P-04]', CARD_PALETTES, 4],
    ['free random adjustments [B-36]', FREE_ADJUSTMENTS, 5],
    ['public palettes at once [E-11]', PAGE_SIZES.explore, 50],
    ['palettes before the end where more are asked for [E-08]', PREFETCH_AT, 3],
    ['milliseconds between two steps of the viewer [E-07]', STEP_LOCK_MS, 100],
    ['swatches of a picture [X-11]', EXTRACTION.swatchTarget, 200],
    ['colors of its palette at first [X-06]', EXTRACTION.defaultCount, 5],
    ['pixels of its longest side [X-19]', EXTRACTION.maxSide, 800],
    ['photos at once [X-03]', EXTRACTION.galleryPageSize, 15],
    ['films at once [X-27]', VIDEO.galleryPageSize, 15],
    ['palettes of a frame [X-39]', VIDEO.palettesPerFrame, 6],
    ['colors of each [X-39]', VIDEO.colorsPerPalette, 5],
    ['typed letters that are kept [A-25]', TYPED_CODE.letters, 15],
    ['milliseconds for which they are [A-25]', TYPED_CODE.clearAfterMs, 1000],
  ])('%s', (_, limit, given) => {
    expect(limit).toBe(given);
  });

  it('and the price without them [G-26, S-06]', () => {
    expect(`${PRO_PRICE.amount} ${PRO_PRICE.period}`).toBe('$2.99 per month');
  });
});
