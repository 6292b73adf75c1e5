import { useId, useRef, useState, type KeyboardEvent } from 'react';

import { VIDEO_MESSAGES, PLAYED_VIDEO } from '../../../domain/videoMessages';
import { groupDigits } from '../../../domain/groupDigits';
import { canBeRead } from '../../../state/video/video';
import { useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import type { VariableStyle } from '../../../ui/variableStyle';
import { useVideo } from '../video/useVideo';
import { selectFrameCount, selectRun, selectShown } from '../videoExtractionSlice';
import {
  selectCutVersion,
  selectIsByHand,
  selectSensitivity,
  selectShotCounts,
  selectShownVersion,
  selectTaking,
} from './editsSlice';
import { SETTING_STEPS } from './nextSetting';
import { isBorrowed } from './placements';
import styles from './SensitivityControls.module.css';
import { describeReach, hasOthers } from './shotsReach';
import type { VideoEditor, SliderMove } from './useVideoEditor';

/** Slider steps per arrow key. */
const KEY_STEPS = 5;
const KEY_DIRECTIONS: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
};

/** The slider for fewer or more shots, for a video read by scenes. */
export const SensitivityControls = ({ editor }: { readonly editor: VideoEditor }) => {
  const video = useVideo();
  const shown = useAppSelector(selectShown);
  const isRunning = useAppSelector(selectRun) !== null;
  const count = useAppSelector(selectFrameCount);
  const sensitivity = useAppSelector(selectSensitivity);
  const taking = useAppSelector(selectTaking);
  const shotCounts = useAppSelector(selectShotCounts);
  const isByHand = useAppSelector(selectIsByHand);
  useAppSelector(selectShownVersion);
  const cutVersion = useAppSelector(selectCutVersion);
  /** Position of the slider since the cut that is shown. */
  const [moved, setMoved] = useState<{ readonly since: number; readonly to: number } | null>(null);
  const reachId = useId();
  const dragged = useRef<SliderMove>(null);
  if (!video || isRunning || shown?.settings.interval !== 'scenes') return null;
  if (!shown.info.canDecode) return <p className={styles.played}>{PLAYED_VIDEO}</p>;
  if (!video.hasSignatures()) return null;
  const value = moved?.since === cutVersion ? moved.to : sensitivity;
  const counted = `${groupDigits(count)} ${count === 1 ? 'shot' : 'shots'}`;
  // Until the film is cut at a new setting, the number is that of the setting before.
  const found = value === sensitivity ? `, ${counted}` : '';
  const style: VariableStyle = { '--share': `${value * 100}%` };
  const endDrag = () => {
    dragged.current = null;
  };
  const move = (to: number) => {
    setMoved({ since: cutVersion, to });
    // Whatever came of it, the slider then tells the setting of the shots that are shown.
    editor.recut(to, dragged.current ?? { isRecorded: false }, () => setMoved(null));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = KEY_DIRECTIONS[event.key];
    if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const steps = Math.round(value * SETTING_STEPS) + direction * KEY_STEPS;
    const to = Math.min(SETTING_STEPS, Math.max(0, steps)) / SETTING_STEPS;
    if (to !== value) move(to);
  };
  // The text beside the slider is about settings: edits by hand may show another number than any of them finds.
  const isAsFound = !isByHand && shotCounts[sensitivity] === count;
  const { fewer, more } = hasOthers(shotCounts, sensitivity);
  const hasBorrowed = !canBeRead(video) && video.order().some((placement) => isBorrowed(placement, video));
  return (
    <div className={styles.controls}>
      <div className={styles.slider} onPointerEnter={editor.prepareRecut} onFocus={editor.prepareRecut}>
        <Button
          variant="quiet"
          size="small"
          disabled={!fewer}
          aria-describedby={reachId}
          onClick={() => editor.step(-1)}
        >
          Fewer shots
        </Button>
        <input
          type="range"
          className={styles.range}
          style={style}
          aria-label="Shots, from fewer to more"
          aria-valuetext={`${Math.round(value * 100)}%${found}`}
          min={0}
          max={1}
          // The same step as the buttons beside it.
          step={1 / SETTING_STEPS}
          value={value}
          onKeyDown={onKeyDown}
          onPointerDown={() => {
            dragged.current = { isRecorded: false };
          }}
          onPointerUp={endDrag}
          onPointerCancel={endDrag}
          onChange={(event) => move(Number(event.target.value))}
        />
        <Button
          variant="quiet"
          size="small"
          disabled={!more}
          aria-describedby={reachId}
          onClick={() => editor.step(1)}
        >
          More shots
        </Button>
      </div>
      <output className={styles.count}>{counted}</output>
      <output id={reachId} className={styles.reach}>
        {isAsFound && describeReach(shotCounts, sensitivity)}
      </output>
      {taking && (
        <span className={styles.taking}>
          Picture {Math.min(taking.done + 1, taking.total)} of {taking.total}
          <Button variant="quiet" size="small" onClick={editor.stopTaking}>
            Cancel
          </Button>
        </span>
      )}
      {hasBorrowed && <p className={styles.note}>{VIDEO_MESSAGES.picturesBorrowed}</p>}
    </div>
  );
};
