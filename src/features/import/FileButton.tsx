import { Upload } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../ui/Button';

const KINDS =
  '.ase,.aco,.act,.clr,.gpl,.pal,.kpl,.soc,.swatches,.sketchpalette,.zip,.hex,.txt,.csv,.tsv,.json,.css,.scss,.sass,.less,.js,.ts,.svg,.xml,.xaml,.html,.kt,.dart,.swift,.cs,.h,.tex';

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
