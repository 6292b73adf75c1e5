import { describe, expect, it } from 'vitest';

import {
  colorHeld,
  countChosen,
  extractionFailed,
  extractionFinished,
  extractionProgressed,
  extractionStarted,
  extractionStopped,
  historyMoved,
  historyRestored,
  imageExtractionReducer,
  keepingChanged,
  paletteGenerated,
  paletteRecalled,
  partRead,
  photoPicked,
  photoRoundStarted,
  problemDismissed,
  selectArea,
  selectMatches,
  selectOwnRecord,
  selectRecord,
  selectShownEntries,
  selectSwatches,
  sampleSideChosen,
  sharesMeasured,
  sortModeClicked,
  styleChosen,
  variantRequested,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import { EMPTY_HISTORY } from '../../../src/features/image-extraction/paletteHistory';
import { evenPalette, TEN } from './fakePictures';

type Action = Parameters<typeof imageExtractionReducer>[1];

const AREA = { x: 0, y: 0, width: 0.5, height: 0.5 };
const POSTER = { src: '/a.jpg', width: 800, height: 600 };
const finished = (id: number, colors: readonly number[] = TEN.slice(0, 5)) =>
  extractionFinished({
    picture: { id, name: `${id}.jpg`, width: 8, height: 6, totalMs: 1, swatches: TEN },
    entries: evenPalette(colors),
    wanted: 5,
    style: 'vivid',
  });
const made = (colors: readonly number[], more: Partial<Parameters<typeof paletteGenerated>[0]> = {}) =>
  paletteGenerated({ pictureId: 1, style: 'vivid', wanted: 5, entries: evenPalette(colors), ...more });

const start = imageExtractionReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({
  imageExtraction: actions.reduce(imageExtractionReducer, start),
});
const records = ({ imageExtraction: { history } }: ReturnType<typeof after>) =>
  history.records.map(({ entries }) => entries.map(({ rgb }) => rgb));
const shown = (state: ReturnType<typeof after>) => selectShownEntries(state).map(({ rgb }) => rgb);
const HELD = colorHeld({ index: 1, rgb: 0x123456, place: { x: 0.5, y: 0.5 } });

describe('an extraction', () => {
  const started = extractionStarted({ startedAtMs: 7 });
  const problem = { message: 'That is no picture.', detail: null };

  it('runs, says how far it is, and forgets the problem of the one before', () => {
    const state = after(
      extractionFailed(problem),
      started,
      extractionProgressed({ stage: 'decoding', megapixels: 12 }),
    );
    expect(state.imageExtraction).toMatchObject({
      problem: null,
      run: { stage: 'decoding', megapixels: 12, startedAtMs: 7, poster: null },
    });
  });

  it('begins with reading the file', () => {
    expect(after(started).imageExtraction.run).toEqual({ stage: 'reading', startedAtMs: 7, poster: null });
  });

  it('ends with a picture, a problem or nothing', () => {
    expect(after(started, finished(1)).imageExtraction).toMatchObject({ run: null, picture: { id: 1 } });
    expect(after(started, extractionFailed(problem)).imageExtraction).toMatchObject({ run: null, problem });
    expect(after(started, extractionStopped()).imageExtraction).toEqual(start);
    expect(after(extractionFailed(problem), problemDismissed()).imageExtraction).toEqual(start);
  });

  it('that is over takes no notice of progress that comes late', () => {
    expect(after(extractionProgressed({ stage: 'decoding' })).imageExtraction).toEqual(start);
  });

  it('of a photo by chance shows it meanwhile, and takes none a second time in a round', () => {
    const picked = ['a', 'b', 'c', 'a'].map((id) => photoPicked({ id, poster: POSTER }));
    expect(after(started, ...picked).imageExtraction).toMatchObject({
      run: { poster: POSTER },
      seenPhotoIds: ['b', 'c', 'a'],
    });
    expect(after(...picked).imageExtraction.run).toBeNull();
    expect(after(...picked, photoRoundStarted()).imageExtraction.seenPhotoIds).toEqual(['a']);
  });
});

describe('the palettes of a picture', () => {
  it('come one after the other, and of small steps the last one alone', () => {
    const state = after(finished(1), made([1, 2]), made([3, 4], { isAmending: true }), made([5, 6]));
    expect(records(state)).toEqual([TEN.slice(0, 5), [3, 4], [5, 6]]);
  });

  it('are dropped where another picture has come meanwhile, or there is none', () => {
    const state = after(finished(1), finished(2));
    expect(imageExtractionReducer(state.imageExtraction, made([1, 2]))).toBe(state.imageExtraction);
    expect(after(made([1, 2])).imageExtraction).toBe(start);
  });

  it.each([
    ['the number of colors', countChosen(7)],
    ['the style', styleChosen('even')],
  ])('begin with the first one again after another choice of %s', (_, action) => {
    const state = after(finished(1), variantRequested(3));
    expect(state.imageExtraction.picture?.variant).toBe(3);
    expect(imageExtractionReducer(state.imageExtraction, action).picture?.variant).toBe(0);
    expect(imageExtractionReducer(start, action).picture).toBeNull();
    expect(after(variantRequested(3)).imageExtraction).toEqual(start);
  });

  it('have the style that was chosen, which is that of the one on show when another comes back', () => {
    const state = after(finished(1), styleChosen('even'), made([1, 2], { style: 'even' }));
    const back = imageExtractionReducer(state.imageExtraction, historyMoved(-1));
    expect([state.imageExtraction.style, back.style]).toEqual(['even', 'vivid']);
    const second = state.imageExtraction.history.records[1]?.id ?? 0;
    expect(imageExtractionReducer(back, paletteRecalled(second)).style).toBe('even');
    expect(after(styleChosen('even'), historyMoved(-1)).imageExtraction.style).toBe('even');
  });

  it('keep colors on purpose, and take the shares that were measured for them', () => {
    const state = after(finished(1, [1, 2]), keepingChanged({ index: 1, isKept: true }));
    expect(selectRecord(state)?.entries.map(({ isKept }) => isKept)).toEqual([undefined, true]);
    const recordId = selectRecord(state)?.id ?? 0;
    const measured = after(finished(1, [1, 2]), sharesMeasured({ recordId, shares: [0.9, 0.1] }));
    expect(selectRecord(measured)?.entries.map(({ share }) => share)).toEqual([0.9, 0.1]);
  });
});

describe('a color under the hand', () => {
  it('is seen in the palette, or at its end where it is a new one', () => {
    expect(shown(after(finished(1, [1, 2]), HELD))).toEqual([1, 0x123456]);
    const added = after(finished(1, [1]), HELD);
    expect(selectShownEntries(added)).toEqual([
      { rgb: 1, share: 1 },
      { rgb: 0x123456, share: 0, isKept: true, isUncounted: true },
    ]);
    expect(selectShownEntries(after(finished(1, [1, 2]), HELD))[1]).toEqual({
      rgb: 0x123456,
      share: 0.5,
      isKept: true,
    });
  });

  it.each([
    ['is let go', colorHeld(null)],
    ['a palette comes', made([7, 8])],
    ['another is on show', historyMoved(-1)],
    ['another is recalled', paletteRecalled(1)],
    ['a picture is read', extractionStarted({ startedAtMs: 0 })],
    ['a picture was read', finished(2)],
  ])('is none any more once it %s', (_, action) => {
    const state = after(finished(1, [1, 2]), made([3, 4]), HELD, action);
    expect(state.imageExtraction.held).toBeNull();
  });

  it('is the mean of an area as large as was chosen', () => {
    expect(after(sampleSideChosen(11)).imageExtraction.sampleSide).toBe(11);
  });

  it('is none before there is a palette', () => {
    expect(shown(after())).toEqual([]);
  });
});

describe('the swatches on show', () => {
  const part = partRead({ pictureId: 1, area: AREA, swatches: [1, 2, 3] });

  it('are those of the picture, or of the part that its palette is of', () => {
    expect(selectSwatches(after())).toEqual([]);
    expect(selectSwatches(after(finished(1), part))).toEqual(TEN);
    const ofPart = after(finished(1), part, made([1, 2], { area: AREA }));
    expect([selectArea(ofPart), selectSwatches(ofPart)]).toEqual([AREA, [1, 2, 3]]);
    expect(selectSwatches(after(finished(1), made([1, 2], { area: AREA })))).toEqual(TEN);
  });

  it('are those of a picture whose palette is not in the history any more', () => {
    const forgotten = after(finished(1), historyRestored(EMPTY_HISTORY));
    expect([selectOwnRecord(forgotten), selectSwatches(forgotten)]).toEqual([null, TEN]);
    expect(forgotten.imageExtraction.isRestored).toBe(true);
  });

  it('stand in the order of the mode that was clicked, which turns round at the next click', () => {
    const order = (...modes: readonly Parameters<typeof sortModeClicked>[0][]) =>
      after(...modes.map((mode) => sortModeClicked(mode))).imageExtraction.swatchOrder;
    expect(order('lightness')).toEqual({ mode: 'lightness', direction: 'ascending' });
    expect(order('lightness', 'lightness')).toEqual({ mode: 'lightness', direction: 'descending' });
  });

  it('of a part are dropped where they are of another picture', () => {
    const other = after(finished(2));
    expect(imageExtractionReducer(other.imageExtraction, part)).toBe(other.imageExtraction);
    expect(after(part).imageExtraction).toBe(start);
  });

  it('are marked where the palette has them, those nearest to it included', () => {
    expect([...selectMatches(after())]).toEqual([]);
    const near = 0xfe0101;
    expect([...selectMatches(after(finished(1, [near, 0x00ff00])))]).toEqual([
      [1, 0x00ff00],
      [0, near],
    ]);
  });

  it('are marked by a palette of an earlier picture only where a color is the very same', () => {
    const state = after(finished(1, [0xfe0101, 0x00ff00]), finished(2, [1, 2]), historyMoved(-1));
    expect([selectOwnRecord(state), [...selectMatches(state)]]).toEqual([null, [[1, 0x00ff00]]]);
  });
});
