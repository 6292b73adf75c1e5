import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { FullScreenDialog } from '../../src/ui/FullScreenDialog';

afterEach(cleanup);

const Page = () => {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const [keys, setKeys] = useState('');
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setOpener(currentTarget)}>
        Open
      </button>
      <p>{keys}</p>
      {opener && (
        <FullScreenDialog
          label="Preview"
          className={undefined}
          style={{}}
          opener={opener}
          onKeyDown={({ key }) => setKeys((before) => `${before}${key}`)}
          onClose={() => setOpener(null)}
        >
          <button type="button">First</button>
          <button type="button">Last</button>
        </FullScreenDialog>
      )}
    </>
  );
};

const open = async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
};
const focused = () => document.activeElement?.textContent;

it('a dialog over the whole window keeps Tab within it, from its first control on', async () => {
  const user = await open();
  expect(focused()).toBe('First');
  await user.tab({ shift: true });
  expect(focused()).toBe('Last');
  await user.tab();
  expect(focused()).toBe('First');
  await user.tab();
  expect(focused()).toBe('Last');
  screen.getByRole('dialog').focus();
  await user.tab({ shift: true });
  expect(focused()).toBe('Last');
});

it('a dialog over the whole window is all that is read out, and hears keys, until Escape closes it', async () => {
  const user = await open();
  expect(screen.getByRole('dialog', { name: 'Preview' }).getAttribute('aria-modal')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await user.keyboard('{ArrowRight}x');
  expect(screen.getByText('ArrowRightx')).toBeDefined();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Open');
  expect(screen.getByRole('button', { name: 'Open' })).toBeDefined();
});
