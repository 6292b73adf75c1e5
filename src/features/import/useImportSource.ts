import { useState } from 'react';

import type { PaletteSource } from '../../../workers/palette-import/api';
import { pastedTextMessage } from '../../domain/importMessages';

/** Longer texts are kept outside the field: laying them out in it would block the page. */
const FIELD_MAX = 20_000;

type Held = {
  readonly label: string;
  readonly source: PaletteSource;
  /** Null for text. */
  readonly fileName: string | null;
};

type ImportSource = {
  /** Text of the field. */
  readonly text: string;
  readonly setText: (text: string) => void;
  /** A file or a long text that replaces the field's text. */
  readonly held: Held | null;
  readonly release: () => void;
  readonly openFile: (file: File) => void;
  /** True if a text is too long for the field, and is kept outside it. */
  readonly holdIfLong: (text: string) => boolean;
  /** Null if there is nothing to read. */
  readonly source: PaletteSource | null;
};

const heldText = (text: string): Held => ({
  label: pastedTextMessage(text.length),
  source: text,
  fileName: null,
});

/** The source: initial, typed or pasted text, or a file; whichever is newest. */
export const useImportSource = (brought: string): ImportSource => {
  const isLong = brought.length > FIELD_MAX;
  const [text, setText] = useState(isLong ? '' : brought);
  const [held, setHeld] = useState<Held | null>(isLong ? heldText(brought) : null);
  return {
    text,
    setText: (next) => {
      setText(next);
      setHeld(null);
    },
    held,
    release: () => setHeld(null),
    openFile: (file) => setHeld({ label: file.name, source: file, fileName: file.name }),
    holdIfLong: (next) => {
      if (next.length <= FIELD_MAX) return false;
      setHeld(heldText(next));
      return true;
    },
    source: held?.source ?? (text.trim() === '' ? null : text),
  };
};
