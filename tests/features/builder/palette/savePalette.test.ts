import { afterEach, describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { openAddress } from '../../../../src/features/builder/palette/commands';
import { selectEntry } from '../../../../src/features/builder/palette/historySlice';
import { savePalette } from '../../../../src/features/builder/palette/savePalette';
import { MESSAGES } from '../../../../src/domain/messages';
import { selectOpenDialog } from '../../../../src/state/dialogsSlice';
import { selectHistoryLimit } from '../../../../src/state/sessionSlice';
import { dismissToast, readToasts } from '../../../../src/state/toasts';
import type { Plan } from '../../../../src/domain/plan';
import { asPlan } from '../../../support/asPlan';
import { createFakeServices } from '../../../support/fakeServices';

const save = (plan: Plan) => {
  const store = createAppStore(createFakeServices());
  asPlan(plan)(store.dispatch);
  store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4', state: null }));
  store.dispatch(savePalette());
  const state = store.getState();
  return {
    open: selectOpenDialog(state),
    colors: selectEntry(state)?.colors,
    limit: selectHistoryLimit(state),
  };
};

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id);
});

describe('saving the palette on show', () => {
  it.each(['free', 'pro'] as const)(
    'opens the save dialog on the plan %s, with a history of 50 [R-07]',
    (plan) => {
      const { open, colors, limit } = save(plan);
      expect(open).toMatchObject({ dialog: 'savePalette', palette: { colors } });
      expect(limit).toBe(50);
    },
  );

  it('asks a visitor to sign in, and goes on with this very palette afterwards', () => {
    const { open, colors } = save('anonymous');
    expect(open).toMatchObject({
      dialog: 'signIn',
      message: MESSAGES.signInToSave,
      next: { dialog: 'savePalette', palette: { colors } },
    });
    expect(readToasts().map(({ message }) => message)).toEqual([MESSAGES.signInToSave]);
  });
});
