import { Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import {
  batchDoneMessage,
  batchProgressMessage,
  tooManyPicturesMessage,
} from '../../../domain/batchMessages';
import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { Panel } from '../../../ui/Panel';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import styles from './BatchPanel.module.css';
import { BatchRow } from './BatchRow';
import { type PictureBatchState, selectBatch, type TogetherOptions } from './pictureBatchSlice';
import { PaletteDock } from '../PaletteDock';
import { TogetherPanel } from './TogetherPanel';

type BatchPanelProps = {
  /** The picture that was shown by itself before the list: its row gets the focus back. */
  readonly lastOpened: number | null;
  readonly onOpen: (id: number) => void;
  readonly onAdd: () => void;
  readonly onCancel: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
  readonly onTogether: (options: TogetherOptions) => void;
  readonly onClose: () => void;
};

const describeBatch = ({ pictures, isRunning }: PictureBatchState): string => {
  if (!isRunning)
    return batchDoneMessage(pictures.filter(({ state }) => state === 'read').length, pictures.length);
  const done = pictures.filter(({ state }) => state === 'read' || state === 'unread').length;
  return batchProgressMessage(Math.min(done + 1, pictures.length), pictures.length);
};

/** Several pictures: their progress, a palette for each, and one for all. */
const BatchPanel = ({
  lastOpened,
  onOpen,
  onAdd,
  onCancel,
  onResume,
  onRetry,
  onTogether,
  onClose,
}: BatchPanelProps) => {
  const batch = useAppSelector(selectBatch);
  const { pictures, isRunning, together, leftOut, mayBeMore } = batch;
  const done = pictures.filter(({ state }) => state === 'read' || state === 'unread').length;
  const isSomeLeft = pictures.some((picture) => picture.state === 'unread' && picture.isLeft);
  const mayPass = pictures.some((picture) => picture.state === 'unread' && picture.mayPass);
  const region = useRef<HTMLDivElement>(null);
  const { onFocus, onBlur } = useFocusFallback((group) => group);

  useEffect(() => {
    // The button that led here is gone.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={region} className={styles.workspace} tabIndex={-1} onFocus={onFocus} onBlur={onBlur}>
      <Panel
        title="Pictures"
        isFlush
        controls={
          <>
            <Button variant="quiet" icon={<Plus aria-hidden />} onClick={onAdd}>
              <span className={styles.label}>Add pictures</span>
            </Button>
            <IconButton label="Close these pictures" icon={<X aria-hidden />} onClick={onClose} />
          </>
        }
      >
        {/* Cancel is far from Close, so that a second click at the same place does nothing. */}
        <div className={styles.standing}>
          <output>{describeBatch(batch)}</output>
          {isRunning && (
            <span className={styles.end}>
              <Button onClick={onCancel}>Cancel</Button>
            </span>
          )}
          {!isRunning && isSomeLeft && <Button onClick={onResume}>Read the rest</Button>}
          {!isRunning && mayPass && <Button onClick={onRetry}>Try again</Button>}
        </div>
        <div className={styles.track}>
          {isRunning && (
            <progress
              className={styles.progress}
              aria-label="Pictures read"
              max={pictures.length}
              value={done}
            />
          )}
        </div>
        {leftOut > 0 && (
          <p className={styles.hint}>{tooManyPicturesMessage(pictures.length + leftOut, mayBeMore)}</p>
        )}
        <ul className={styles.list} aria-label="Palettes of the pictures">
          {pictures.map((picture) => (
            <BatchRow
              key={picture.id}
              picture={picture}
              wasOpened={picture.id === lastOpened}
              onOpen={onOpen}
            />
          ))}
        </ul>
      </Panel>
      <div className={styles.together}>
        <TogetherPanel onChoose={onTogether} />
      </div>
      {together && <PaletteDock entries={together} />}
    </div>
  );
};

export default BatchPanel;
