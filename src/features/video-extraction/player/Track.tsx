import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './MiniPlayer.module.css';

type TrackProps = {
  readonly time: number;
  /** Null if unknown; the bar is then empty. */
  readonly duration: number | null;
  /** While the video is being read, its time is controlled by the extraction. */
  readonly isFixed: boolean;
  readonly timecodeOf: (seconds: number) => string;
  readonly onSeek: (seconds: number) => void;
};

/** Position in the video: a native slider with custom styles. */
export const Track = ({ time, duration, isFixed, timecodeOf, onSeek }: TrackProps) => {
  const end = duration ?? 0;
  const style: VariableStyle = { '--share': `${end > 0 ? (100 * Math.min(time, end)) / end : 0}%` };
  return (
    <input
      type="range"
      className={styles.track}
      style={style}
      aria-label="Position"
      aria-valuetext={duration === null ? timecodeOf(time) : `${timecodeOf(time)} of ${timecodeOf(end)}`}
      min={0}
      max={end}
      step={0.1}
      value={Math.min(time, end)}
      disabled={isFixed || duration === null}
      onChange={(event) => onSeek(Number(event.target.value))}
    />
  );
};
