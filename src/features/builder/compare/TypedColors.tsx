import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';

import { COMPARE_MESSAGES } from '../../../domain/compareMessages';
import { Button } from '../../../ui/Button';
import { ColorsField } from '../../../ui/ColorsField';
import styles from './TypedColors.module.css';

type TypedColorsProps = {
  readonly text: string;
  /** Null while there is no problem. */
  readonly problem: string | null;
  readonly takesFocus: boolean;
  readonly onType: (text: string) => void;
};

/** The other palette as text, typed or, where the browser allows reading it, from the clipboard. */
export const TypedColors = ({ text, problem, takesFocus, onType }: TypedColorsProps) => {
  const [clipboardProblem, setClipboardProblem] = useState<string | null>(null);
  const type = (next: string): void => {
    setClipboardProblem(null);
    onType(next);
  };
  const paste = async (): Promise<void> => {
    try {
      const pasted = await navigator.clipboard.readText();
      if (pasted.trim() === '') setClipboardProblem(COMPARE_MESSAGES.clipboardEmpty);
      else type(pasted);
    } catch {
      setClipboardProblem(COMPARE_MESSAGES.clipboardRefused);
    }
  };
  // The clipboard is undefined outside a secure context, despite its type.
  const canPaste = 'clipboard' in navigator && 'readText' in navigator.clipboard;
  return (
    <div className={styles.typed}>
      <ColorsField text={text} problem={clipboardProblem ?? problem} takesFocus={takesFocus} onType={type} />
      {canPaste && (
        <Button icon={<ClipboardPaste aria-hidden />} onClick={() => void paste()}>
          Paste
        </Button>
      )}
    </div>
  );
};
