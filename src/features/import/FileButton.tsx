import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../ui/Button';

const KINDS = '.ase,.aco,.gpl,.pal,.txt,.csv,.json,.css,.scss,.less,.js,.ts,.svg,.xml,.html';

/** The browser's file dialog behind our button. */
export const FileButton = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={KINDS}
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
