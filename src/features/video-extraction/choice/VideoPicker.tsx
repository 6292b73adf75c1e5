import type { ChangeEvent, RefObject } from 'react';

type VideoPickerProps = {
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
};

/** A hidden file input; buttons elsewhere open it. */
export const VideoPicker = ({ picker, onFile }: VideoPickerProps) => {
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Cleared, so that choosing the same file again fires a change.
    target.value = '';
    if (file) onFile(file);
  };
  return <input ref={picker} type="file" accept="video/*" aria-label="Video file" hidden onChange={take} />;
};
