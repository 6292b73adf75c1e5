import { useMemo } from 'react';

import { groupDigits } from '../../../domain/groupDigits';
import { inRangeMessage } from '../../../domain/videoMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import type { Video } from '../../../state/video/video';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { intervalSeconds, unitOf } from '../configure/captureSettings';
import { selectShownVersion } from '../edits/editsSlice';
import { SensitivityControls } from '../edits/SensitivityControls';
import type { VideoEditor } from '../edits/useVideoEditor';
import { useVideo } from '../video/useVideo';
import { VIDEO_KEYS } from '../timeline/part/usePartKeys';
import {
  orderChosen,
  selectFrameCount,
  selectGaps,
  selectOrder,
  selectPart,
  selectShown,
} from '../videoExtractionSlice';
import type { FrameOrder } from '../videoExtractionState';
import type { Shown } from '../video/shownVideo';
import { isWhole } from '../timeline/part/part';
import { readPart } from '../timeline/stripContent';
import { seenFrom } from '../timeline/gaps/unseenParts';
import type { SelectedFrame } from './selectedFrame';
import { FrameGrid } from './FrameGrid';
import styles from './Frames.module.css';

const ORDERS = [
  { value: 'oldest', label: 'Oldest' },
  { value: 'newest', label: 'Newest' },
] as const satisfies readonly { value: FrameOrder; label: string }[];

const GRID_ID = 'frames';

type FramesSectionProps = {
  readonly selected: SelectedFrame | null;
  /** The player is beside the cards, if the window is wide enough. */
  readonly isBesidePlayer: boolean;
  readonly editor: VideoEditor;
  /** Selects a frame, like the timeline. */
  readonly onSelect: (index: number, isAskedFor: boolean) => void;
  readonly signal: () => AbortSignal;
};

/**
 * Indices of the frames between in and out point, which files and the film's palette are made from. Null without
 * points.
 */
const usePlacesInRange = (): ReadonlySet<number> | null => {
  const video = useVideo();
  const shown = useAppSelector(selectShown);
  const part = useAppSelector(selectPart);
  const version = useAppSelector(selectShownVersion);
  const count = useAppSelector(selectFrameCount);
  return useMemo(
    () =>
      !video || !shown || isWhole(part)
        ? null
        : new Set(readPart(video, shown, part).bars.map(({ index }) => index)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the video shows changes with its version and its count
    [video, shown, part, version, count],
  );
};

/** Frame times are rounded to microseconds. */
const ROUNDING_SECONDS = 0.001;

/**
 * How late the first frame may begin, in seconds, if nothing before it is black: for shots up to a frame, as one that an
 * edit list cuts into is not read.
 */
const toleranceOf = ({ info: { frameRate }, settings }: Shown): number =>
  intervalSeconds(settings.interval) === null && frameRate !== null ? 1 / frameRate : ROUNDING_SECONDS;

/** When the first frame that was captured begins, which may not be shown any more. */
const useCapturedFrom = (video: Video | null, hasFrames: boolean): number =>
  useMemo(() => (hasFrames ? (video?.capturedFrom(0)[0]?.startSeconds ?? 0) : 0), [video, hasFrames]);

export const FramesSection = ({ selected, isBesidePlayer, editor, onSelect, signal }: FramesSectionProps) => {
  const dispatch = useAppDispatch();
  const video = useVideo();
  const count = useAppSelector(selectFrameCount);
  const shown = useAppSelector(selectShown);
  const gaps = useAppSelector(selectGaps);
  const capturedSeconds = useCapturedFrom(video, count > 0);
  // By another cut a shot may begin before the first one that was captured.
  const firstSeconds = Math.min(capturedSeconds, video?.timeAt(0) ?? 0);
  const hasBlackStart = shown && firstSeconds > seenFrom(shown.info, gaps) + toleranceOf(shown);
  const order = useAppSelector(selectOrder);
  const inRange = usePlacesInRange();
  const total = groupDigits(count);
  return (
    <section {...VIDEO_KEYS} aria-labelledby="frames-title">
      <div className={styles.head}>
        <h2 id="frames-title">
          Frames <span>{inRange ? inRangeMessage(groupDigits(inRange.size), total) : total}</span>
        </h2>
        <SegmentedTabs<FrameOrder>
          label="Order of frames"
          options={ORDERS}
          value={order}
          panelId={GRID_ID}
          onChange={(value) => dispatch(orderChosen(value))}
        />
      </div>
      <SensitivityControls editor={editor} />
      {hasBlackStart && (
        <p className={styles.note}>{`The first ${unitOf(shown.settings)} is black, so it was left out.`}</p>
      )}
      <FrameGrid
        id={GRID_ID}
        selected={selected}
        isBesidePlayer={isBesidePlayer}
        inRange={inRange}
        editor={editor}
        onSelect={onSelect}
        signal={signal}
      />
    </section>
  );
};
