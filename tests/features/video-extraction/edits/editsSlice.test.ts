import { describe, expect, it } from 'vitest';

import {
  cutShown,
  DEFAULT_SENSITIVITY,
  editMade,
  editRedone,
  editUndone,
  videoEditsReducer,
  picturesShown,
  selectCutVersion,
  selectFuture,
  selectIsByHand,
  selectIsTakingAhead,
  selectPast,
  selectSensitivity,
  selectShotCounts,
  selectShownVersion,
  selectTaking,
  shotsCounted,
  takingEnded,
  takingProgressed,
  type Edit,
} from '../../../../src/features/video-extraction/edits/editsSlice';
import {
  videoBroughtBack,
  videoRestored,
  runContinued,
  runEnded,
  runStarted,
} from '../../../../src/features/video-extraction/videoExtractionSlice';
import { showing, shownVideo } from '../shownVideo';

type Action = Parameters<typeof videoEditsReducer>[1];

/** An edit that is told from others by where the part begins that it takes the place of. */
const edit = (seconds: number): Edit => ({ kind: 'part', part: { in: seconds, out: null } });
const start = videoEditsReducer(undefined, { type: 'none' });
const restored = (id: number, cut = { sensitivity: 0.5, isByHand: false }) => ({ showing: showing(id), cut });
const after = (...actions: readonly Action[]) => ({ videoEdits: actions.reduce(videoEditsReducer, start) });

describe('edits of a film', () => {
  it('are taken back and made again, the last one first', () => {
    const made = [editMade(edit(1)), editMade(edit(2)), editMade(edit(3))];
    const undone = [editUndone(edit(4)), editUndone(edit(3)), editUndone(edit(2))];
    const lists = (...actions: readonly Action[]) => {
      const state = after(...made, ...actions);
      return [selectPast(state), selectFuture(state)];
    };
    expect(lists()).toEqual([[edit(1), edit(2), edit(3)], []]);
    expect(lists(...undone.slice(0, 1))).toEqual([[edit(1), edit(2)], [edit(4)]]);
    expect(lists(...undone)).toEqual([[], [edit(4), edit(3), edit(2)]]);
    expect(lists(...undone, editRedone(edit(1)))).toEqual([[edit(1)], [edit(4), edit(3)]]);
    expect(lists(...undone, editRedone(edit(1)), editRedone(edit(2)))).toEqual([
      [edit(1), edit(2)],
      [edit(4)],
    ]);
  });

  it('leave nothing to be made again once another one is made', () => {
    const state = after(editMade(edit(1)), editUndone(edit(2)), editMade(edit(5)));
    expect([selectPast(state), selectFuture(state)]).toEqual([[edit(5)], []]);
  });

  it('are kept fifty at most, the last ones', () => {
    const past = selectPast(after(...Array.from({ length: 60 }, (_, i) => editMade(edit(i)))));
    expect(past).toEqual(Array.from({ length: 50 }, (_, i) => edit(i + 10)));
  });
});

describe('what is shown of a film', () => {
  const versions = (state: ReturnType<typeof after>) => [selectShownVersion(state), selectCutVersion(state)];
  const byHand = cutShown({ sensitivity: 0.7, isByHand: true });

  it('is cut by the middle of the range at first, and not by hand', () => {
    expect([selectSensitivity(after()), selectIsByHand(after())]).toEqual([DEFAULT_SENSITIVITY, false]);
  });

  it('is cut as it was before a reload, as what was shown before is', () => {
    const [byHandCut, finer] = [
      { sensitivity: 0.2, isByHand: true },
      { sensitivity: 0.8, isByHand: false },
    ];
    const read = videoRestored({ current: restored(1, byHandCut), earlier: [restored(2, finer)] });
    const cutOf = (state: ReturnType<typeof after>) => [selectSensitivity(state), selectIsByHand(state)];
    expect(cutOf(after(read))).toEqual([0.2, true]);
    expect(cutOf(after(read, videoBroughtBack(2)))).toEqual([0.8, false]);
    expect(cutOf(after(read, videoBroughtBack(2), videoBroughtBack(1)))).toEqual([0.2, true]);
  });

  it('has its edits again once it is shown again, until another was read completely', () => {
    const edited = [runStarted(shownVideo(1)), editMade(edit(1)), byHand];
    const back = after(...edited, runStarted(shownVideo(2)), runEnded('stopped'), videoBroughtBack(1));
    expect([selectPast(back), selectSensitivity(back)]).toEqual([[edit(1)], 0.7]);
    expect(versions(back)).toEqual([4, 4]);
    for (const ending of ['completed', 'capped'] as const) {
      const gone = [...edited, runStarted(shownVideo(2)), runEnded(ending)];
      expect(selectPast(after(...gone, videoBroughtBack(1)))).toEqual([]);
    }
  });

  it('is another with each cut, and with each picture that comes; only a cut is another cut', () => {
    expect(versions(after())).toEqual([0, 0]);
    const cut = after(byHand);
    expect([versions(cut), selectSensitivity(cut), selectIsByHand(cut)]).toEqual([[1, 1], 0.7, true]);
    expect(versions(after(byHand, picturesShown(), picturesShown()))).toEqual([3, 1]);
  });

  it.each([
    ['runs', runStarted(shownVideo())],
    ['is read back', videoRestored({ current: restored(1), earlier: [] })],
  ])('has nothing of the one before when a film %s, and is another still', (_, action) => {
    const before = [editMade(edit(1)), byHand, takingProgressed({ done: 1, total: 2 }), takingEnded(1)];
    expect({ ...after(...before, picturesShown(), action).videoEdits, earlier: [] }).toEqual({
      ...start,
      id: 1,
      shownVersion: 3,
      cutVersion: 2,
    });
  });
});

describe('pictures of shots that have none yet', () => {
  it('are counted while they are taken', () => {
    expect(selectTaking(after())).toBeNull();
    expect(selectTaking(after(takingProgressed({ done: 1, total: 2 })))).toEqual({ done: 1, total: 2 });
    expect(selectTaking(after(takingProgressed({ done: 1, total: 2 }), takingEnded(0)))).toBeNull();
  });

  it('are still to come until those of the cut on show have been taken', () => {
    expect(selectIsTakingAhead(after())).toBe(true);
    expect(selectIsTakingAhead(after(takingEnded(0)))).toBe(false);
    const cut = cutShown({ sensitivity: 0.7, isByHand: false });
    expect(selectIsTakingAhead(after(takingEnded(0), cut))).toBe(true);
    expect(selectIsTakingAhead(after(takingEnded(0), cut, takingEnded(0)))).toBe(true);
    expect(selectIsTakingAhead(after(takingEnded(0), cut, takingEnded(1)))).toBe(false);
    expect(selectIsTakingAhead(after(takingEnded(0), picturesShown()))).toBe(false);
  });
});

describe('numbers of shots', () => {
  it('are known by sensitivity, until more of the film is or it is another', () => {
    const counted = [
      shotsCounted({ sensitivity: 0.5, count: 3 }),
      shotsCounted({ sensitivity: 1, count: 4 }),
    ];
    expect(selectShotCounts(after(...counted))).toEqual({ 0.5: 3, 1: 4 });
    expect(selectShotCounts(after(...counted, runContinued(shownVideo())))).toEqual({});
    expect(selectShotCounts(after(...counted, runStarted(shownVideo())))).toEqual({});
  });
});
