import { X } from 'lucide-react';

import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { Button } from '../../../../ui/Button';
import { IconButton } from '../../../../ui/IconButton';
import { KeyHint } from '../../../../ui/KeyHint';
import { useTimecode } from '../../video/useTimecode';
import { videoTime } from '../../player/videoTime';
import { selectPart, selectRun } from '../../videoExtractionSlice';
import { changePart, type PartChange } from './changePart';
import { boundsOf, isWhole } from './part';
import styles from './PartControls.module.css';
import { usePartKeys } from './usePartKeys';

type PartControlsProps = {
  readonly player: HTMLVideoElement | null;
  readonly durationSeconds: number;
  readonly signal: () => AbortSignal;
  /** Ends the file that is being made. */
  readonly onEscape: () => void;
};

/** In and out points: what files and the video's palette are made of. They are set where the player is. */
export const PartControls = ({ player, durationSeconds, signal, onEscape }: PartControlsProps) => {
  const dispatch = useAppDispatch();
  const part = useAppSelector(selectPart);
  const isRunning = useAppSelector(selectRun) !== null;
  const timecodeOf = useTimecode();
  const canSet = player !== null && !isRunning;
  const change = (next: PartChange) => dispatch(changePart(next, signal()));
  const set = (kind: 'in' | 'out') => {
    if (canSet) change({ kind, seconds: Math.min(videoTime(player), durationSeconds) });
  };
  const clear = () => change({ kind: 'clear' });
  usePartKeys({ i: () => set('in'), o: () => set('out'), x: clear, escape: onEscape });
  const { from, to } = boundsOf(part, durationSeconds);
  return (
    <fieldset className={styles.controls} aria-label="In and out points">
      <Button size="small" disabled={!canSet} aria-keyshortcuts="I" onClick={() => set('in')}>
        Set in <KeyHint>I</KeyHint>
      </Button>
      <Button size="small" disabled={!canSet} aria-keyshortcuts="O" onClick={() => set('out')}>
        Set out <KeyHint>O</KeyHint>
      </Button>
      <output className={styles.standing} data-whole={isWhole(part) || undefined}>
        {isWhole(part) ? 'Whole film' : `Only ${timecodeOf(from)} to ${timecodeOf(to)}`}
      </output>
      <IconButton
        size="small"
        label="Clear in and out points"
        icon={<X aria-hidden />}
        disabled={isWhole(part)}
        onClick={clear}
      />
    </fieldset>
  );
};
