import type { ChangeEvent, RefObject } from 'react';

import { picturesOfFolder, type DroppedFiles } from './filesOfDrop';

type PicturePickersProps = {
  readonly filePicker: RefObject<HTMLInputElement | null>;
  readonly folderPicker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: DroppedFiles) => void;
};

/** Makes the input choose a folder; non-standard, but supported by every browser. */
const FOLDER = { webkitdirectory: '' };

/** Hidden file inputs; buttons elsewhere open them. */
export const PicturePickers = ({ filePicker, folderPicker, onFiles }: PicturePickersProps) => {
  const take = ({ target }: ChangeEvent<HTMLInputElement>, hadFolder: boolean) => {
    const files = Array.from(target.files ?? []);
    // Cleared, so that choosing the same files again fires a change.
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
