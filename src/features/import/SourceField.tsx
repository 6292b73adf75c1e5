import { X } from 'lucide-react';
import { useRef, type ClipboardEvent, type FocusEvent, type ReactNode } from 'react';

import { insteadOfFieldMessage } from '../../domain/importMessages';
import { IconButton } from '../../ui/IconButton';
import { useWindowDrop } from '../../ui/useWindowDrop';
import { FileButton } from './FileButton';
import styles from './SourceField.module.css';
import type { useImportSource } from './useImportSource';

const PLACEHOLDER = '#0D9488\n#F5F5F4\n#1C1917';

const ASIDE_ID = 'import-aside';

type SourceFieldProps = {
  readonly input: ReturnType<typeof useImportSource>;
  /** The result. */
  readonly children: ReactNode;
};

/** The input for colors: a field to type and paste into, a button for files, and the whole window as a drop target. */
export const SourceField = ({ input, children }: SourceFieldProps) => {
  const { text, setText, held, release, openFile, holdIfLong } = input;
  const onDrop = (dropped: DataTransfer) => {
    const file = dropped.files[0];
    const words = dropped.getData('text');
    if (file) openFile(file);
    else if (words !== '' && !holdIfLong(words)) setText(words);
  };
  const isOver = useWindowDrop({ takes: () => true, onDrop, isAbove: true });
  const wasFocused = useRef(false);

  // On first focus existing text is selected, so that pasting replaces it.
  const onFocus = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    if (!wasFocused.current) target.select();
    wasFocused.current = true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (holdIfLong(event.clipboardData.getData('text'))) event.preventDefault();
  };
  return (
    <div className={styles.source} data-over={isOver || undefined}>
      <label className={styles.label} htmlFor="import-text">
        Paste colors, code or a link, or drop a file
      </label>
      <textarea
        id="import-text"
        className={styles.text}
        data-autofocus
        spellCheck={false}
        autoComplete="off"
        placeholder={held ? undefined : PLACEHOLDER}
        // Dimmed while another source is read.
        // Stryker disable next-line BooleanLiteral: whatever the attribute is, it is there
        data-aside={held ? true : undefined}
        aria-describedby={held ? ASIDE_ID : undefined}
        value={text}
        onFocus={onFocus}
        onPaste={onPaste}
        onChange={({ target }) => setText(target.value)}
      />
      {held && (
        <span id={ASIDE_ID} hidden>
          {insteadOfFieldMessage(held.label)}
        </span>
      )}
      <div className={styles.file}>
        <FileButton onFile={openFile} />
        {held ? (
          <span className={styles.held}>
            <span className={styles.heldName}>{held.label}</span>
            <IconButton
              size="small"
              label={`Remove ${held.label}`}
              icon={<X aria-hidden />}
              onClick={release}
            />
          </span>
        ) : (
          <span className={styles.kinds}>
            ASE, ACO, ACT, CLR, GPL, PAL, Krita, Procreate, Sketch, CSV, JSON, XML, code, text
          </span>
        )}
      </div>
      {children}
    </div>
  );
};
