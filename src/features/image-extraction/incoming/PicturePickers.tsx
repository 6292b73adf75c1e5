import type { ChangeEvent, RefObject } from 'react';

import type { DroppedFiles } from './droppedFiles';
import { loadFolders } from './filesOfDrop';

type PicturePickersProps = {
  readonly filePicker: RefObject<HTMLInputElement | null>;
  readonly folderPicker: RefObject<HTMLInputElement | null>;
  readonly onFiles: (files: DroppedFiles) => void;
  readonly onUnreadable: (error: unknown) => void;
};

/** Makes the input choose a folder; non-standard, but supported by every browser. */
const FOLDER = { webkitdirectory: '' };

/** Hidden file inputs; buttons elsewhere open them. */
export const PicturePickers = ({ filePicker, folderPicker, onFiles, onUnreadable }: PicturePickersProps) => {
  const taken = ({ target }: ChangeEvent<HTMLInputElement>): File[] => {
    const files = Array.from(target.files ?? []);
    // Cleared, so that choosing the same files again fires a change.
    target.value = '';
    return files;
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
        onChange={(event) => onFiles({ files: taken(event), hadFolder: false })}
      />
      <input
        ref={folderPicker}
        type="file"
        {...FOLDER}
        multiple
        aria-label="Folder of images"
        hidden
        onChange={(event) => {
          const files = taken(event);
          loadFolders().then(
            ({ picturesOfFolder }) => onFiles({ files: picturesOfFolder(files), hadFolder: true }),
            onUnreadable,
          );
        }}
      />
    </>
  );
};
