import { X } from 'lucide-react';
import {
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
} from 'react';

import { insteadOfFieldMessage } from '../../domain/importMessages';
import { IconButton } from '../../ui/IconButton';
import { FileButton } from './FileButton';
import styles from './SourceField.module.css';
import type { useImportSource } from './useImportSource';

const PLACEHOLDER = '#0D9488\n#F5F5F4\n#1C1917';

const ASIDE_ID = 'import-aside';

type SourceFieldProps = {
  readonly input: ReturnType<typeof useImportSource>;
  /** What came of it. Files may be dropped there, too. */
  readonly children: ReactNode;
};

/** Where colors come in: a field to type and paste into, a button for files, and the whole of it to drop them on. */
export const SourceField = ({ input, children }: SourceFieldProps) => {
  const { text, setText, held, release, openFile, holdIfLong } = input;
  const [isOver, setIsOver] = useState(false);
  const wasFocused = useRef(false);

  // What was there before comes back selected: what is pasted now takes its place.
  const onFocus = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
    if (!wasFocused.current) target.select();
    wasFocused.current = true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (holdIfLong(event.clipboardData.getData('text'))) event.preventDefault();
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    const dropped = event.dataTransfer.getData('text');
    if (file) openFile(file);
    else if (!holdIfLong(dropped)) setText(dropped);
  };

  return (
    <div
      className={styles.source}
      role="presentation"
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
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
        // It steps back where something else is read.
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
