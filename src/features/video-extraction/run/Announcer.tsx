import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { useAppSelector } from '../../../state/hooks';
import styles from './Announcer.module.css';
import { expectedFrames } from '../configure/captureSettings';
import {
  selectEnding,
  selectFrameCount,
  selectOpening,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { Run } from '../videoExtractionState';
import type { Ending, Shown } from '../video/shownVideo';

/** For a video of unknown length, announce every this many frames. */
const FRAMES_PER_WORD = 20;

const counted = (frames: number): string => `${frames} ${frames === 1 ? 'frame' : 'frames'}`;

/** Announced at the start and at each quarter, not at each frame. */
const describeShare = ({ info, settings }: Shown, frames: number): string => {
  const expected = expectedFrames(settings.interval, info);
  if (expected === null) return `${counted(frames - (frames % FRAMES_PER_WORD))} captured`;
  const quarters = Math.floor((frames / expected) * 4);
  return quarters === 0
    ? `Extracting ${counted(expected)}`
    : `${Math.min(quarters, 3) * 25} percent captured`;
};

const describe = (shown: Shown, run: Run | null, ending: Ending | null, frames: number): string => {
  if (run) return run.isPaused ? 'Paused' : describeShare(shown, frames);
  if (ending === 'completed') return `${VIDEO_MESSAGES.extractionCompleted} ${counted(frames)}`;
  return ending === 'stopped' || ending === 'capped' ? `Stopped. ${counted(frames)} captured` : '';
};

/** Announces the progress to screen readers. Errors are announced by their toast. */
export const Announcer = () => {
  const opening = useAppSelector(selectOpening);
  const shown = useAppSelector(selectShown);
  const run = useAppSelector(selectRun);
  const ending = useAppSelector(selectEnding);
  const frames = useAppSelector(selectFrameCount);
  const text = shown ? describe(shown, run, ending, frames) : '';
  return <output className={styles.announcer}>{opening ? 'Opening the video' : text}</output>;
};
