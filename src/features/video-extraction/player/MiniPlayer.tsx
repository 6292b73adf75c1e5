import { ChevronDown, ChevronUp, Pause, Play, StepBack, StepForward } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { FILM_KEYS } from '../../../domain/filmKeys';
import { useAppSelector } from '../../../state/hooks';
import { useShownKey } from '../../../state/shortcuts/useShownKey';
import { IconButton } from '../../../ui/IconButton';
import { KeyHint } from '../../../ui/KeyHint';
import { SPEEDS } from '../configure/captureSettings';
import { useVideoFrame } from '../video/useVideo';
import { useTimecode } from '../video/useTimecode';
import { Still } from '../frames/card/Still';
import { usePartKeys, VIDEO_KEYS } from '../timeline/part/usePartKeys';
import type { VideoExtraction } from '../run/useVideoExtraction';
import { selectFrameCount, selectRun, selectShown } from '../videoExtractionSlice';
import styles from './MiniPlayer.module.css';
import { SoundButton } from './SoundButton';
import { seek } from './videoTime';
import { Track } from './Track';
import { usePlayerKeys } from './usePlayerKeys';
import { useIsPlaying, usePlaybackRate, usePlayerTime } from './usePlayerState';

type MiniPlayerProps = {
  readonly player: HTMLVideoElement;
  readonly extraction: VideoExtraction;
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
};

/** A floating player: shows the video while it is read, and plays it afterwards. */
export const MiniPlayer = ({ player, extraction, isCollapsed, onToggle }: MiniPlayerProps) => {
  const screen = useRef<HTMLDivElement>(null);
  const shown = useAppSelector(selectShown);
  const run = useAppSelector(selectRun);
  const count = useAppSelector(selectFrameCount);
  const playerTime = usePlayerTime(player);
  const timecodeOf = useTimecode();
  const isPlaying = useIsPlaying(player);
  const shownKey = useShownKey();
  // At the fastest speed the video does not play: its newest still is shown instead.
  const isResting = run !== null && shown !== null && SPEEDS[shown.settings.speed].rate === null;
  const still = useVideoFrame(isResting ? count - 1 : -1)?.thumbnail;

  const rate = usePlaybackRate(player);
  const { zeroSeconds = 0, durationSeconds = null, frameRate = null } = shown?.info ?? {};
  const duration =
    durationSeconds ?? (Number.isFinite(player.duration) ? Math.max(0, player.duration - zeroSeconds) : null);
  const { keys, backwardRate } = usePlayerKeys(player, { frameRate, durationSeconds: duration });
  const toggle = () => {
    if (!keys.endBackward()) extraction.togglePlayback();
  };
  /** No seeking while the video is being read. */
  const whenRead = (act: () => void) => () => {
    if (!run) act();
  };
  const back = whenRead(() => keys.step(-1));
  const onward = whenRead(() => keys.step(1));
  // Editors use these keys wherever the focus is. Space scrolls the page unless it is meant for the video.
  usePartKeys(
    {
      [FILM_KEYS.play]: toggle,
      [FILM_KEYS.backward]: whenRead(keys.backward),
      [FILM_KEYS.forward]: whenRead(keys.forward),
      [FILM_KEYS.stepBack]: back,
      [FILM_KEYS.stepForward]: onward,
    },
    true,
  );
  usePartKeys({ ' ': toggle });

  useEffect(() => {
    screen.current?.append(player);
    return () => player.remove();
  }, [player]);
  if (!shown) return null;

  const time = isResting ? (run.progress?.timeSeconds ?? 0) : playerTime;
  const isMoving = run ? !run.isPaused : isPlaying || backwardRate > 0;
  const shownRate = isPlaying ? rate : -backwardRate;
  return (
    <section
      {...VIDEO_KEYS}
      className={styles.player}
      aria-label="Player"
      data-player={isCollapsed ? 'collapsed' : 'expanded'}
    >
      <div ref={screen} className={styles.screen}>
        {still && <Still still={still} className={styles.still} />}
      </div>
      <Track
        time={time}
        duration={duration}
        isFixed={run !== null}
        timecodeOf={timecodeOf}
        onSeek={(seconds) => seek(player, seconds)}
      />
      <div className={styles.controls}>
        <IconButton
          label={isMoving ? 'Pause video' : 'Play video'}
          keyTitle={shownKey(FILM_KEYS.play)}
          icon={
            isMoving ? <Pause fill="currentColor" aria-hidden /> : <Play fill="currentColor" aria-hidden />
          }
          onClick={toggle}
        />
        {!run && (
          <span className={styles.steps}>
            <IconButton
              size="small"
              label="Previous frame"
              keyTitle={shownKey(FILM_KEYS.stepBack)}
              icon={<StepBack aria-hidden />}
              onClick={back}
            />
            <IconButton
              size="small"
              label="Next frame"
              keyTitle={shownKey(FILM_KEYS.stepForward)}
              icon={<StepForward aria-hidden />}
              onClick={onward}
            />
          </span>
        )}
        <span className={styles.times}>
          <b>{timecodeOf(time)}</b>
          {duration !== null && <span className={styles.duration}>{` / ${timecodeOf(duration)}`}</span>}
        </span>
        {run && <span className={styles.speed}>{SPEEDS[shown.settings.speed].label.replace('x', '×')}</span>}
        {!run && shownRate !== 0 && shownRate !== 1 && (
          <span className={styles.speed}>{shownRate < 0 ? `−${-shownRate}×` : `${shownRate}×`}</span>
        )}
        {shown.info.hasSound && !isResting && <SoundButton player={player} />}
        <span className={styles.toggle}>
          <IconButton
            label={isCollapsed ? 'Expand player' : 'Collapse player'}
            aria-expanded={!isCollapsed}
            icon={isCollapsed ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
            onClick={onToggle}
          />
        </span>
      </div>
      {!run && shownKey(FILM_KEYS.play) !== undefined && (
        <p className={styles.keys}>
          <span>
            <KeyHint>J</KeyHint> back <KeyHint>K</KeyHint> stop <KeyHint>L</KeyHint> forward, again for faster
          </span>
        </p>
      )}
    </section>
  );
};
