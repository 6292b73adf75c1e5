import { useState, type DragEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { formatHex } from '../../color/format';
import { PALETTE_MAX, PALETTE_MIN } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { ColorChooser } from './ColorChooser';
import { FileButton } from './FileButton';
import { FoundBoundary } from './FoundBoundary';
import { FoundReport } from './FoundReport';
import styles from './ImportDialog.module.css';
import { ManyColors } from './ManyColors';
import { useChosenColors } from './useChosenColors';
import { useImportSource } from './useImportSource';

const PLACEHOLDER = '#0D9488\n#F5F5F4\n#1C1917';

/** Colors from anywhere: text, a link or a file becomes the palette of the builder, as one step. */
const ImportDialog = ({ text: brought = '', onClose }: DialogPropsOf<'import'>) => {
  const navigate = useNavigate();
  const { text, setText, fileName, openFile, found } = useImportSource(brought);
  const choice = useChosenColors(found);
  const { shown, chosen, isRefused, toggle } = choice;
  const [isOver, setIsOver] = useState(false);

  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void openFile(file);
    else setText(event.dataTransfer.getData('text'));
  };
  const use = () => {
    const colors = shown.filter((_, i) => chosen.has(i)).map(({ color }) => formatHex(color));
    void navigate(PATHS.builder, { state: { colors } });
    onClose();
  };

  const isTooFew = found !== null && shown.length >= PALETTE_MIN && chosen.size < PALETTE_MIN;
  return (
    <Dialog title="Import palette" isOpen onClose={onClose} size="large">
      <div
        className={styles.dialog}
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
          placeholder={PLACEHOLDER}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className={styles.file}>
          <FileButton onFile={(file) => void openFile(file)} />
          <span className={styles.kinds}>
            {fileName ?? 'ASE, ACO, ACT, GPL, PAL, Krita, Procreate, Sketch, CSV, JSON, XML, code, text'}
          </span>
        </div>
        {found && (
          <FoundBoundary source={found}>
            <FoundReport
              found={found}
              notice={isRefused ? MESSAGES.importFull : isTooFew ? MESSAGES.paletteTooSmall : null}
            />
            {choice.isMany && (
              <ManyColors
                isGrouped={choice.isGrouped}
                onGrouped={choice.setGrouped}
                onCover={choice.cover}
                groupCount={choice.groupCount}
                covered={choice.covered}
              />
            )}
            {shown.length > 0 && <ColorChooser colors={shown} chosen={chosen} onToggle={toggle} />}
          </FoundBoundary>
        )}
        <footer className={styles.footer}>
          <span className={styles.count}>{found !== null && `${chosen.size} of ${PALETTE_MAX}`}</span>
          <Button variant="primary" disabled={chosen.size < PALETTE_MIN} onClick={use}>
            {chosen.size < PALETTE_MIN ? 'Use colors' : `Use ${chosen.size} colors`}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
};

export default ImportDialog;
