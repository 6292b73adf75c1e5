import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { focusOrigin, useFocusOrigin } from '../../src/ui/focusOrigin';

const Dialog = () => {
  useFocusOrigin();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the library's dialogs are made like this
    <div role="dialog" aria-label="Export">
      <button type="button">Download</button>
    </div>
  );
};

const Page = ({ isOpen }: { readonly isOpen: boolean }) => (
  <>
    <button type="button">Export palette</button>
    {isOpen && <Dialog />}
  </>
);

const nextFrame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));

it('is what had the focus as the dialog came, though its first frame comes after it was given the focus', async () => {
  const { rerender } = render(<Page isOpen={false} />);
  const opener = screen.getByRole('button', { name: 'Export palette' });
  opener.focus();
  rerender(<Page isOpen />);
  screen.getByRole('button', { name: 'Download' }).focus();
  await nextFrame();
  expect(focusOrigin()).toBe(opener);
});
