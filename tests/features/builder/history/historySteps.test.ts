import { describe, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/app/store';
import { BUILDER_MESSAGES } from '../../../../src/domain/builderMessages';
import type { Plan } from '../../../../src/domain/plan';
import { adjustRandomly } from '../../../../src/features/builder/random-adjustment/adjustmentCommands';
import {
  previewClosed,
  selectIsPreviewing,
} from '../../../../src/features/builder/random-adjustment/adjustmentSlice';
import {
  selectAnswersBack,
  selectAnswersForward,
  stepBack,
  stepForward,
} from '../../../../src/features/builder/history/historySteps';
import { generatePalette } from '../../../../src/features/builder/generator/generatePalette';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { selectHistory, wentTo } from '../../../../src/state/palette/historySlice';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { pageMessages, pageToasts } from '../../../support/pageToasts';
import { asPlan } from '../../../support/asPlan';
import { createFakeServices } from '../../../support/fakeServices';

const LIMIT = "You've reached the history limit. Sign up to save more palettes and extend your history.";

const setUp = (plan: Plan, palettes: number) => {
  const store = createAppStore(createFakeServices());
  store.dispatch(asPlan(plan));
  store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4', state: null }));
  for (let i = 1; i < palettes; i++) store.dispatch(generatePalette());
  return {
    store,
    index: () => selectHistory(store.getState()).index,
    count: () => selectHistory(store.getState()).entries.length,
    dialog: () => selectOpenDialog(store.getState()),
    answers: () => [selectAnswersBack(store.getState()), selectAnswersForward(store.getState())],
  };
};

describe('a visitor', () => {
  it('keeps five palettes, and Generate goes on at the limit [B-39]', () => {
    const { index, count, dialog } = setUp('anonymous', 9);
    expect([index(), count(), dialog()]).toEqual([4, 5, null]);
  });

  it('is told of the limit and asked to sign up going forward from the fifth palette [B-41]', () => {
    const { store, index, dialog, answers } = setUp('anonymous', 5);
    expect(answers()[1]).toBe(true);
    store.dispatch(stepForward());
    expect(index()).toBe(4);
    expect(pageMessages()).toEqual([]);
    expect(dialog()).toEqual({ dialog: 'historyLimit', message: LIMIT });
  });

  it('goes forward freely before the fifth palette, and no further than there is one [B-40] [B-41]', () => {
    const { store, index, dialog, answers } = setUp('anonymous', 4);
    expect(answers()[1]).toBe(false);
    store.dispatch(stepForward());
    store.dispatch(wentTo(1));
    store.dispatch(stepForward());
    expect([index(), dialog(), pageMessages()]).toEqual([2, null, []]);
  });

  it('is asked nothing at either end while a random adjustment waits for its Enter', async () => {
    const { store, index, dialog } = setUp('anonymous', 5);
    await store.dispatch(adjustRandomly());
    store.dispatch(stepForward());
    expect([selectIsPreviewing(store.getState()), index(), dialog()]).toEqual([true, 4, null]);
    store.dispatch(wentTo(0));
    await store.dispatch(adjustRandomly());
    store.dispatch(stepBack());
    expect([selectIsPreviewing(store.getState()), index(), dialog()]).toEqual([true, 0, null]);
    store.dispatch(previewClosed());
    store.dispatch(stepBack());
    expect(dialog()).not.toBeNull();
  });

  it('is told that there is nothing to undo going back past the start, with a way to sign up, and stays there [B-42]', () => {
    const { store, index, dialog, answers } = setUp('anonymous', 2);
    store.dispatch(stepBack());
    expect([index(), dialog(), pageMessages()]).toEqual([0, null, []]);
    expect(answers()[0]).toBe(true);
    store.dispatch(stepBack());
    store.dispatch(stepBack());
    expect([index(), dialog(), pageMessages()]).toEqual([0, null, [BUILDER_MESSAGES.historyBegins]]);
    pageToasts().list()[0]?.action?.onSelect();
    expect(dialog()).toEqual({ dialog: 'historyLimit', message: BUILDER_MESSAGES.historyStartReached });
  });

  it('is told so on the first visit, too, where nothing was done yet [B-42]', () => {
    const { store, dialog } = setUp('anonymous', 1);
    store.dispatch(stepBack());
    expect([dialog(), pageMessages()]).toEqual([null, [BUILDER_MESSAGES.historyBegins]]);
  });

  it('is asked to sign up at once only where older palettes may have gone [B-42]', () => {
    const { store, dialog } = setUp('anonymous', 6);
    for (let i = 0; i < 5; i++) store.dispatch(stepBack());
    expect(dialog()).toEqual({ dialog: 'historyLimit', message: BUILDER_MESSAGES.historyStartReached });
    expect(pageMessages()).toEqual([]);
  });
});

describe.each(['free', 'pro'] as const)('someone with a %s account', (plan) => {
  it('keeps fifty palettes [B-39]', () => {
    const { index, count } = setUp(plan, 53);
    expect([index(), count()]).toEqual([49, 50]);
  });

  it('walks both ways, and past neither end is asked for anything [B-40] [B-41] [B-42]', () => {
    const { store, index, dialog, answers } = setUp(plan, 6);
    expect(answers()).toEqual([true, false]);
    store.dispatch(wentTo(4));
    store.dispatch(stepForward());
    expect(index()).toBe(5);
    store.dispatch(stepForward());
    store.dispatch(wentTo(0));
    expect(answers()).toEqual([false, true]);
    store.dispatch(stepBack());
    expect([index(), dialog(), pageMessages()]).toEqual([0, null, []]);
  });
});
