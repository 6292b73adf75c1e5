import { Redo2, Undo2 } from 'lucide-react';

import { FILM_KEYS } from '../../../domain/filmKeys';
import { useAppSelector } from '../../../state/hooks';
import { useShownKey } from '../../../state/shortcuts/useShownKey';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { KeyHint } from '../../../ui/KeyHint';
import { videoTime } from '../player/videoTime';
import { usePartKeys } from '../timeline/part/usePartKeys';
import { selectRun, selectShown } from '../videoExtractionSlice';
import styles from './EditControls.module.css';
import { selectFuture, selectPast } from './editsSlice';
import type { VideoEditor } from './useVideoEditor';

type EditControlsProps = { readonly player: HTMLVideoElement | null; readonly editor: VideoEditor };

/** Editing at the player's position, and undo: shots, frames, in and out points. */
export const EditControls = ({ player, editor }: EditControlsProps) => {
  const isRunning = useAppSelector(selectRun) !== null;
  const isOfScenes = useAppSelector(selectShown)?.settings.interval === 'scenes';
  const canUndo = useAppSelector(selectPast).length > 0 && !isRunning;
  const canRedo = useAppSelector(selectFuture).length > 0 && !isRunning;
  const canSplit = isOfScenes && player !== null && !isRunning;
  const splitKey = useShownKey()(FILM_KEYS.split);
  const split = () => {
    if (canSplit) editor.split(videoTime(player));
  };
  usePartKeys({ [FILM_KEYS.split]: split, undo: editor.undo, redo: editor.redo });
  return (
    <fieldset className={styles.edits} aria-label="Edits">
      {isOfScenes && (
        <Button size="small" disabled={!canSplit} aria-keyshortcuts={splitKey} onClick={split}>
          Split {splitKey !== undefined && <KeyHint>{splitKey}</KeyHint>}
        </Button>
      )}
      <span className={styles.history}>
        <IconButton
          size="small"
          label="Undo edit"
          aria-keyshortcuts="Control+Z Meta+Z"
          icon={<Undo2 aria-hidden />}
          disabled={!canUndo}
          onClick={editor.undo}
        />
        <IconButton
          size="small"
          label="Redo edit"
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
          icon={<Redo2 aria-hidden />}
          disabled={!canRedo}
          onClick={editor.redo}
        />
      </span>
    </fieldset>
  );
};
