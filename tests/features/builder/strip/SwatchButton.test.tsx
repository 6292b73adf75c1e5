import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { SwatchButton } from '../../../../src/features/builder/strip/SwatchButton';

it('a button of a swatch shows its name under the focus, and why it does nothing where it is refused', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(<SwatchButton label="Delete color" icon={null} />);
  onTestFinished(unmount);
  await user.tab();
  expect(await screen.findByRole('tooltip', { name: 'Delete color' })).toBeDefined();
  const refusal = 'A palette needs at least 2 colors.';
  rerender(<SwatchButton label="Delete color" icon={null} refusal={refusal} />);
  expect(await screen.findByRole('tooltip', { name: refusal })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Delete color', description: refusal })).toBeDefined();
});

it('a button of a swatch shows no name while it is quiet', async () => {
  const user = userEvent.setup();
  const { rerender, unmount } = render(<SwatchButton label="Drag to move" icon={null} />);
  onTestFinished(unmount);
  await user.tab();
  await screen.findByRole('tooltip');
  rerender(<SwatchButton label="Drag to move" icon={null} isQuiet />);
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
