import type { ChangeEvent, RefObject } from 'react';

import { picturesOfFolder, type DroppedFiles } from './filesOfDrop';

type PicturePickersProps = {
  readonly filePicker: RefObject<HTMLInputElement | null>;
  readonly folderPicker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: DroppedFiles) => void;
};

/** Lets a folder be chosen in place of a file; in no standard, and in every browser. */
const FOLDER = { webkitdirectory: '' };

/** The browser's own dialogs; buttons elsewhere open them. */
export const PicturePickers = ({ filePicker, folderPicker, onFiles }: PicturePickersProps) => {
  const take = ({ target }: ChangeEvent<HTMLInputElement>, hadFolder: boolean) => {
    const files = Array.from(target.files ?? []);
    // Cleared, so that the same files can be chosen again.
    target.value = '';
    onFiles({ files: hadFolder ? picturesOfFolder(files) : files, hadFolder });
  };
  return (
    <>
      <input
        ref={filePicker}
        type="file"
        accept="image/*"
        multiple
        aria-label="Image file"
        hidden
        onChange={(event) => take(event, false)}
      />
      <input
        ref={folderPicker}
        type="file"
        {...FOLDER}
        multiple
        aria-label="Folder of images"
        hidden
        onChange={(event) => take(event, true)}
      />
    </>
  );
};
