import { useState } from 'react';

import { counted } from '../../../domain/messages';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { useAppSelector } from '../../../state/hooks';
import styles from './Announcer.module.css';
import { expectedFrames, unitOf } from '../configure/captureSettings';
import {
  selectEnding,
  selectFrameCount,
  selectOpening,
  selectRun,
  selectShown,
} from '../videoExtractionSlice';
import type { Ending, Shown } from '../video/shownVideo';

/** For a video of unknown length, and for shots, announce every this many. */
const FRAMES_PER_WORD = 20;

const countedOf = (frames: number, { settings }: Shown): string => counted(frames, unitOf(settings));

/** Announced at the start and at each quarter, not at each frame. */
const describeShare = (shown: Shown, frames: number): string => {
  const { info, settings } = shown;
  const expected = expectedFrames(settings.interval, info);
  if (expected === null) return `${countedOf(frames - (frames % FRAMES_PER_WORD), shown)} captured`;
  const quarters = Math.floor((frames / expected) * 4);
  return quarters === 0
    ? `Extracting ${countedOf(expected, shown)}`
    : `${Math.min(quarters, 3) * 25} percent captured`;
};

const describeEnd = (ending: Ending | null, shown: Shown, frames: number): string => {
  const found = countedOf(frames, shown);
  if (ending === 'completed') return `${VIDEO_MESSAGES.extractionCompleted} ${found}`;
  return ending === 'stopped' || ending === 'capped' ? `Stopped. ${found} captured` : '';
};

/** A run of a video, and how it ended; null while it goes on. */
type Followed = { readonly id: number; readonly end: string | null };

/**
 * Announces the progress to screen readers, and the end of a run that was announced: not of a video that is shown again
 * in its place, nor each change of what is shown afterwards. Errors are announced by their toast.
 */
export const Announcer = () => {
  const opening = useAppSelector(selectOpening);
  const shown = useAppSelector(selectShown);
  const run = useAppSelector(selectRun);
  const ending = useAppSelector(selectEnding);
  const frames = useAppSelector(selectFrameCount);
  const [followed, setFollowed] = useState<Followed | null>(null);
  if (run && shown) {
    if (followed?.id !== shown.id || followed.end !== null) setFollowed({ id: shown.id, end: null });
  } else if (followed?.end === null) {
    const isSame = shown !== null && followed.id === shown.id;
    setFollowed({ ...followed, end: isSame ? describeEnd(ending, shown, frames) : '' });
  }
  const progress = run?.isPaused === true ? 'Paused' : shown && run && describeShare(shown, frames);
  const text = progress ?? followed?.end ?? '';
  return <output className={styles.announcer}>{opening ? 'Opening the video' : text}</output>;
};
