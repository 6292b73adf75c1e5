import { X } from 'lucide-react';

import { FILM_KEYS } from '../../../../domain/filmKeys';
import { useAppDispatch, useAppSelector } from '../../../../state/hooks';
import { useShownKey } from '../../../../state/shortcuts/useShownKey';
import { Button } from '../../../../ui/Button';
import { IconButton } from '../../../../ui/IconButton';
import { KeyHint } from '../../../../ui/KeyHint';
import { useTimecode } from '../../video/useTimecode';
import { videoTime } from '../../player/videoTime';
import { selectPart, selectRun, selectShown } from '../../videoExtractionSlice';
import type { Bar } from '../timelineBars';
import { changePart, type PartChange } from './changePart';
import { boundsOf, isWhole } from './part';
import type { PointKind } from './placePoint';
import { pointAt } from './pointAt';
import styles from './PartControls.module.css';
import { usePartKeys } from './usePartKeys';

type PartControlsProps = {
  readonly player: HTMLVideoElement | null;
  readonly durationSeconds: number;
  /** The last bar selected in the timeline or by a card. */
  readonly chosen: Bar | null;
  readonly signal: () => AbortSignal;
  /** Cancels the file being generated. */
  readonly onEscape: () => void;
};

/**
 * In and out points: the part that files and the video's palette are made from. See `pointAt` for where they are set.
 */
export const PartControls = ({ player, durationSeconds, chosen, signal, onEscape }: PartControlsProps) => {
  const dispatch = useAppDispatch();
  const part = useAppSelector(selectPart);
  const isRunning = useAppSelector(selectRun) !== null;
  const timecodeOf = useTimecode();
  const frameRate = useAppSelector(selectShown)?.info.frameRate ?? null;
  const shownKey = useShownKey();
  const [inKey, outKey] = [shownKey(FILM_KEYS.setIn), shownKey(FILM_KEYS.setOut)];
  const canSet = player !== null && !isRunning;
  const change = (next: PartChange) => dispatch(changePart(next, signal()));
  const set = (kind: PointKind) => {
    if (!canSet) return;
    change({ kind, seconds: pointAt(kind, videoTime(player), chosen, { durationSeconds, frameRate }) });
  };
  const clear = () => change({ kind: 'clear' });
  usePartKeys({
    [FILM_KEYS.setIn]: () => set('in'),
    [FILM_KEYS.setOut]: () => set('out'),
    [FILM_KEYS.clearPart]: clear,
    escape: onEscape,
  });
  const { from, to } = boundsOf(part, durationSeconds);
  return (
    <fieldset className={styles.controls} aria-label="In and out points">
      <Button size="small" disabled={!canSet} aria-keyshortcuts={inKey} onClick={() => set('in')}>
        Set in {inKey !== undefined && <KeyHint>{inKey}</KeyHint>}
      </Button>
      <Button size="small" disabled={!canSet} aria-keyshortcuts={outKey} onClick={() => set('out')}>
        Set out {outKey !== undefined && <KeyHint>{outKey}</KeyHint>}
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
