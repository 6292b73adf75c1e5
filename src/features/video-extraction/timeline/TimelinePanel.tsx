import { useMemo, useState } from 'react';

import { canBeRead } from '../../../state/video/video';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { Panel } from '../../../ui/Panel';
import { useFocusFallback } from '../../../ui/useFocusFallback';
import { openAgain } from '../choice/openAgain';
import { INTERVALS, intervalSeconds } from '../configure/captureSettings';
import { EditControls } from '../edits/EditControls';
import { selectShownVersion } from '../edits/editsSlice';
import type { VideoEditor } from '../edits/useVideoEditor';
import { useVideo } from '../video/useVideo';
import { selectFrameCount, selectRun, selectShown } from '../videoExtractionSlice';
import { Axis } from './Axis';
import { ExportProgress } from './ExportProgress';
import { VideoNotes } from './gaps/VideoNotes';
import { PartControls } from './part/PartControls';
import { VIDEO_KEYS } from './part/usePartKeys';
import { Barcode } from './barcode/Barcode';
import { Strip } from './Strip';
import { STRIP_FORMATS, type StripFormat } from './stripFormats';
import { createTimelineBars, stripSeconds } from './timelineBars';
import styles from './Timeline.module.css';
import { useStripExport } from './useStripExport';

const FORMATS = (
  [
    'png',
    'barcodePng',
    'svg',
    'csv',
    'cutListCsv',
    'cutListEdl',
    'sheetA4',
    'sheetLetter',
    'sheetPng',
  ] as const
).map((value) => {
  const { label, note } = STRIP_FORMATS[value];
  return { value, label, note };
});

type TimelinePanelProps = {
  readonly player: HTMLVideoElement | null;
  /** Index of the last selected bar; null if none was. */
  readonly selected: number | null;
  /** A bar was selected; `isAskedFor` if its card should be scrolled into view. */
  readonly onSelect: (index: number, isAskedFor: boolean) => void;
  /** Toggles play and pause. */
  readonly onPlay: () => void;
  readonly editor: VideoEditor;
  /** Aborts with the page. */
  readonly signal: () => AbortSignal;
};

/** One bar per captured frame and one column per frame read, along the video's time. */
export const TimelinePanel = ({ player, selected, onSelect, onPlay, editor, signal }: TimelinePanelProps) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectShown);
  const video = useVideo();
  const count = useAppSelector(selectFrameCount);
  const isRunning = useAppSelector(selectRun) !== null;
  const seconds = shown && intervalSeconds(shown.settings.interval);
  const version = useAppSelector(selectShownVersion);
  const durationSeconds = video
    ? stripSeconds(shown?.info.durationSeconds ?? null, { ...video, count }, seconds)
    : 0;
  const [barsOf] = useState(createTimelineBars);
  const bars = useMemo(
    () => (video ? barsOf({ ...video, count }, { durationSeconds, seconds }) : []),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the video shows changes with its version
    [barsOf, count, video, version, durationSeconds, seconds],
  );
  const saving = useStripExport(shown);
  // When a clicked button disappears, the strip gets the focus.
  const { onFocus, onBlur } = useFocusFallback((group) =>
    group.querySelector<HTMLElement>('[role="slider"]'),
  );
  if (!shown || !video) return null;
  const interval = seconds === null ? INTERVALS.scenes.label : `Every ${seconds} s`;
  return (
    <Panel
      title="Timeline"
      isFlush
      controls={
        <>
          <Button
            size="small"
            aria-label={`${interval}, change`}
            disabled={isRunning || !canBeRead(video)}
            onClick={() => void dispatch(openAgain())}
          >
            {interval}
          </Button>
          <Menu
            label="Export"
            name="Export timeline"
            size="small"
            options={FORMATS}
            onSelect={(format: StripFormat) => saving.start(format)}
          />
        </>
      }
    >
      <div {...VIDEO_KEYS} data-in-sight className={styles.timeline} onFocus={onFocus} onBlur={onBlur}>
        <Strip
          video={video}
          bars={bars}
          durationSeconds={durationSeconds}
          seconds={seconds}
          isRunning={isRunning}
          player={player}
          onSelect={onSelect}
          onPlay={onPlay}
          onRemove={editor.remove}
          signal={signal}
        />
        <Barcode video={video} durationSeconds={durationSeconds} isRunning={isRunning} player={player} />
        <Axis durationSeconds={durationSeconds} />
        <VideoNotes />
        <div className={styles.controls}>
          <PartControls
            player={player}
            durationSeconds={durationSeconds}
            chosen={selected === null ? null : (bars[selected] ?? null)}
            signal={signal}
            onEscape={saving.cancel}
          />
          <EditControls player={player} editor={editor} />
        </div>
        {saving.progress && <ExportProgress {...saving.progress} onCancel={saving.cancel} />}
      </div>
    </Panel>
  );
};
