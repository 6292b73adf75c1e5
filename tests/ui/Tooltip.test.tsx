import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { Tooltip } from '../../src/ui/Tooltip';

afterEach(cleanup);

/** A button that becomes a field while a name is typed, and receives the focus again after it. */
const Name = () => {
  const [isTyping, setIsTyping] = useState(false);
  return isTyping ? (
    <input
      aria-label="Name"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- as the app's field for a name does
      autoFocus
      onKeyDown={(event) => {
        // Else the same key would press the button.
        event.preventDefault();
        setIsTyping(false);
      }}
    />
  ) : (
    <Tooltip label="Rename">
      <button
        type="button"
        aria-label="Rename palette"
        ref={(button) => button?.focus()}
        onClick={() => setIsTyping(true)}
      />
    </Tooltip>
  );
};

const renameBy = async (pointerType: 'touch' | 'mouse') => {
  render(
    <>
      <Name />
      <button type="button">Next</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'Rename palette' });
  fireEvent.pointerDown(button, { pointerType });
  fireEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename palette' }));
};

describe('a tooltip', () => {
  it('shows where the focus returns to after a key', async () => {
    await renameBy('mouse');
    expect(await screen.findByText('Rename')).toBeTruthy();
  });

  it('does not show after a tap, until a key moves the focus', async () => {
    await renameBy('touch');
    // The bubble's code is here by now: it would show in this very render.
    expect(screen.queryByText('Rename')).toBeNull();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    expect(await screen.findByText('Rename')).toBeTruthy();
  });
});
