import { groupDigits } from '../../../domain/groupDigits';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { intervalSeconds } from '../configure/captureSettings';
import { SensitivityControls } from '../edits/SensitivityControls';
import type { VideoEditor } from '../edits/useVideoEditor';
import { useVideo } from '../video/useVideo';
import { VIDEO_KEYS } from '../timeline/part/usePartKeys';
import {
  orderChosen,
  selectFrameCount,
  selectGaps,
  selectOrder,
  selectShown,
  type FrameOrder,
} from '../videoExtractionSlice';
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
  /** The player stands beside the cards, where the window is wide enough. */
  readonly isBesidePlayer: boolean;
  readonly editor: VideoEditor;
  readonly signal: () => AbortSignal;
};

/** Times of frames are written in microseconds. */
const ROUNDING_SECONDS = 0.001;

export const FramesSection = ({ selected, isBesidePlayer, editor, signal }: FramesSectionProps) => {
  const dispatch = useAppDispatch();
  const video = useVideo();
  const count = useAppSelector(selectFrameCount);
  const shown = useAppSelector(selectShown);
  const firstSeconds = video?.timeAt(0) ?? 0;
  const gaps = useAppSelector(selectGaps);
  const hasBlackStart =
    shown &&
    intervalSeconds(shown.settings.interval) !== null &&
    firstSeconds > seenFrom(shown.info, gaps) + ROUNDING_SECONDS;
  const order = useAppSelector(selectOrder);
  return (
    <section {...VIDEO_KEYS} aria-labelledby="frames-title">
      <div className={styles.head}>
        <h2 id="frames-title">
          Frames <span>{groupDigits(count)}</span>
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
      {hasBlackStart && <p className={styles.note}>The first frame is black, so it was left out.</p>}
      <FrameGrid
        id={GRID_ID}
        selected={selected}
        isBesidePlayer={isBesidePlayer}
        editor={editor}
        signal={signal}
      />
    </section>
  );
};
