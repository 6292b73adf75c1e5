import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';

import { PicturePickers } from '../../../../src/features/image-extraction/incoming/PicturePickers';

afterEach(cleanup);

const openPickers = () => {
  const [onFiles, onUnreadable] = [vi.fn(), vi.fn()];
  const [filePicker, folderPicker] = [createRef<HTMLInputElement>(), createRef<HTMLInputElement>()];
  render(
    <PicturePickers
      filePicker={filePicker}
      folderPicker={folderPicker}
      onFiles={onFiles}
      onUnreadable={onUnreadable}
    />,
  );
  return { onFiles, filePicker, folderPicker };
};
const picture = new File(['x'], 'a.png', { type: 'image/png' });
const notes = new File(['x'], 'notes.txt', { type: 'text/plain' });

it('hands on the chosen pictures, and the same ones again', async () => {
  const { onFiles, filePicker } = openPickers();
  const input = screen.getByLabelText('Image file');
  expect(filePicker.current).toBe(input);
  for (const times of [1, 2]) {
    await userEvent.upload(input, [picture]);
    expect(onFiles).toHaveBeenCalledTimes(times);
    expect(onFiles).toHaveBeenLastCalledWith({ files: [picture], hadFolder: false });
  }
});

it('hands on what may be pictures of a folder, and that it was one', async () => {
  const { onFiles, folderPicker } = openPickers();
  const input = screen.getByLabelText('Folder of images');
  expect(folderPicker.current).toBe(input);
  expect(input.hasAttribute('webkitdirectory')).toBe(true);
  await userEvent.upload(input, [notes, picture]);
  await waitFor(() => expect(onFiles).toHaveBeenCalledWith({ files: [picture], hadFolder: true }));
});
