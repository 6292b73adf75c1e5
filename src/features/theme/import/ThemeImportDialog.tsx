import { Upload } from 'lucide-react';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { THEME_IMPORT_MESSAGES } from '../../../domain/themeImportMessages';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { reportError } from '../../../state/reportError';
import { useOfferBack } from '../../../state/useOfferBack';
import { useServices } from '../../../state/servicesContext';
import { openReadTheme } from '../../../state/theme/openTheme';
import type { ReadTheme, TextFile } from '../../../theme/imports/readTheme';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { FieldProblem } from '../../../ui/FieldProblem';
import { RetryBox } from '../../../ui/RetryBox';
import { readFiles } from './readFiles';
import { ReadReport } from './ReadReport';
import styles from './ThemeImportDialog.module.css';

const PLACEHOLDER = ':root {\n  --background: #ffffff;\n  --primary: #0d9488;\n}\n.dark { … }';

/** Otherwise text is dragged, which the field takes by itself. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

const textAlone = (text: string) => () => Promise.resolve([{ name: '', text }]);

type Outcome =
  | { readonly read: ReadTheme }
  | { readonly problem: string }
  /** What is needed to read it could not be loaded. */
  | { readonly retry: () => void }
  | null;

/** Imports a theme from our own files, CSS variables, design tokens, or a config. Undo restores the replaced one. */
const ThemeImportDialog = ({ text: brought = '', onClose }: DialogPropsOf<'importTheme'>) => {
  const dispatch = useAppDispatch();
  const { themeColors } = useServices();
  const textId = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(0);
  const [text, setText] = useState(brought);
  const [outcome, setOutcome] = useState<Outcome>(null);
  /** Until newer input was read, the result of the former one is shown, but cannot be opened. */
  const [isReading, setIsReading] = useState(brought.trim() !== '');
  const [isOver, setIsOver] = useState(false);
  const dismiss = useOfferBack(onClose, text.trim() === '' ? null : { dialog: 'importTheme', text });

  /** `isOfText`: of the text of the field, which gives way to files only once these were read. */
  const take = async (ask: () => Promise<readonly TextFile[] | null>, isOfText: boolean): Promise<void> => {
    const turn = ++latest.current;
    try {
      const files = await ask();
      const read = files && (await themeColors.readTheme(files));
      // Newer input has its own result.
      if (turn !== latest.current) return;
      if (files === null) setOutcome({ problem: THEME_IMPORT_MESSAGES.themeFilesUnreadable });
      else setOutcome(read ? { read } : { problem: THEME_IMPORT_MESSAGES.themeFilesEmpty });
      if (read && !isOfText) setText('');
    } catch (error) {
      reportError('reading a theme', error);
      if (turn === latest.current) setOutcome({ retry: () => start(ask, isOfText) });
    } finally {
      if (turn === latest.current) setIsReading(false);
    }
  };
  const start = (...asked: Parameters<typeof take>): void => {
    setIsReading(true);
    void take(...asked);
  };
  const type = (typed: string): void => {
    setText(typed);
    if (typed.trim() === '') {
      latest.current++;
      setIsReading(false);
      setOutcome(null);
    } else start(textAlone(typed), true);
  };
  const open = (list: FileList | null): void => {
    const files = [...(list ?? [])];
    if (files.length > 0) start(async () => readFiles(files), false);
  };
  useEffect(() => {
    if (brought.trim() !== '') void take(textAlone(brought), true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what it was opened with
  }, []);
  const read = outcome && 'read' in outcome ? outcome.read : null;
  return (
    <Dialog
      title="Import a theme"
      isOpen
      onClose={dismiss}
      size="medium"
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!read || isReading}
            onClick={() => {
              if (read) dispatch(openReadTheme(read.theme));
              onClose();
            }}
          >
            Open theme
          </Button>
        </div>
      }
    >
      <div
        className={styles.source}
        role="presentation"
        data-over={isOver || undefined}
        onDragOver={(event: DragEvent) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event: DragEvent) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setIsOver(false);
          open(event.dataTransfer.files);
        }}
      >
        <label className={styles.label} htmlFor={textId}>
          Paste CSS variables, those of shadcn/ui too, design tokens, or a config with colors, or drop files:
          light and dark together, or the zip of an export (but for Xcode’s)
        </label>
        <textarea
          id={textId}
          className={styles.text}
          data-autofocus
          spellCheck={false}
          autoComplete="off"
          placeholder={PLACEHOLDER}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept=".css,.scss,.json,.js,.cjs,.mjs,.ts,.xml,.kt,.dart,.txt,.zip"
          aria-label="Theme files"
          onChange={({ target }) => {
            open(target.files);
            // Lets the same file be chosen again.
            target.value = '';
          }}
        />
        <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <FieldProblem problem={outcome && 'problem' in outcome ? outcome.problem : null} />
        {outcome && 'retry' in outcome && (
          <RetryBox message={THEME_IMPORT_MESSAGES.themeReadFailed} onRetry={outcome.retry} />
        )}
        {read && <ReadReport read={read} />}
      </div>
    </Dialog>
  );
};

export default ThemeImportDialog;
