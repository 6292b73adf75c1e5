import { expect, it } from 'vitest';

import { dialogOpened, dialogsClosed, dialogsReducer, selectOpenDialog } from '../../src/state/dialogsSlice';

const start = dialogsReducer(undefined, { type: 'none' });

it('one dialog is open at a time: another replaces it, and all close together', () => {
  expect(selectOpenDialog({ dialogs: start })).toBeNull();
  const first = dialogsReducer(start, dialogOpened({ dialog: 'import', text: '#0d9488' }));
  expect(selectOpenDialog({ dialogs: first })).toEqual({ dialog: 'import', text: '#0d9488' });
  const second = dialogsReducer(first, dialogOpened({ dialog: 'shortcuts' }));
  expect(selectOpenDialog({ dialogs: second })).toEqual({ dialog: 'shortcuts' });
  expect(selectOpenDialog({ dialogs: dialogsReducer(second, dialogsClosed()) })).toBeNull();
});
