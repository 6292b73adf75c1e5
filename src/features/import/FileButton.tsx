import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { IMPORT_ENDINGS } from '../../domain/importFiles';
import { Button } from '../../ui/Button';

/** A button that opens the browser's file dialog. */
export const FileButton = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={IMPORT_ENDINGS.join(',')}
        hidden
        aria-label="Palette file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // Cleared, so that choosing the same file again fires a change.
          target.value = '';
        }}
      />
      <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
        Choose file
      </Button>
    </>
  );
};
