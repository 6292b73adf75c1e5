import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { IMPORT_ENDINGS } from '../../domain/importFiles';
import { Button } from '../../ui/Button';

/** The browser's file dialog behind our button. */
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
          // The same file again is a change again.
          target.value = '';
        }}
      />
      <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
        Choose file
      </Button>
    </>
  );
};
