import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../../src/domain/paths';
import { selectOpenDialog } from '../../../src/state/dialogsSlice';
import { renderApp } from '../../support/renderApp';

it('closes the list of commands by the key that opens it, once', async () => {
  const { user, store } = renderApp(PATHS.home);
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Action, page or palette' });
  fireEvent.keyDown(field, { key: 'k', ctrlKey: true, repeat: true });
  expect(selectOpenDialog(store.getState())).toMatchObject({ dialog: 'commands' });
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
