import { useDeferredValue, useMemo, useState } from 'react';

import { IMPORT } from '../../domain/limits';
import { refused, type Found } from '../../palette/notations/found';
import { parseFile } from '../../palette/notations/parseFile';
import { parseText } from '../../palette/notations/parseText';

type ImportSource = {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The file in place of the text. */
  readonly fileName: string | null;
  readonly openFile: (file: File) => Promise<void>;
  /** Null while there is nothing to read. */
  readonly found: Found | null;
};

const readFile = async (file: File): Promise<Found> => {
  if (file.size > IMPORT.maxBytes) return refused('File', 'importTooLarge');
  try {
    return parseFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // Moved or taken away since it was chosen; folders are refused here, too.
    return refused('File', 'importUnreadable');
  }
};

/** Text that was brought along, typed or pasted, or a file; whichever came last. */
export const useImportSource = (brought: string): ImportSource => {
  const [text, setText] = useState(brought);
  const [file, setFile] = useState<{ readonly name: string; readonly found: Found } | null>(null);
  const read = useDeferredValue(text);
  const ofText = useMemo(() => (read.trim() === '' ? null : parseText(read)), [read]);
  return {
    text,
    setText: (next) => {
      setText(next);
      setFile(null);
    },
    fileName: file?.name ?? null,
    openFile: async (chosen) => {
      const found = await readFile(chosen);
      setText('');
      setFile({ name: chosen.name, found });
    },
    found: file?.found ?? ofText,
  };
};
