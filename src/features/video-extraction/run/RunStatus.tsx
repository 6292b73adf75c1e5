import { FolderOpen, Pause, Play, RefreshCw, Upload } from 'lucide-react';

import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { canBeRead } from '../../../state/video/video';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { openAgain } from '../choice/openAgain';
import { EarlierVideos } from './EarlierVideos';
import { describeFrame, describeRate, describeTimeLeft } from './describeRun';
import { useVideo } from '../video/useVideo';
import { isCutOff } from '../timeline/gaps/unseenParts';
import { useTimecode } from '../video/useTimecode';
import styles from './RunStatus.module.css';
import type { VideoExtraction } from './useVideoExtraction';
import { selectEnding, selectFrameCount, selectGaps, selectRun, selectShown } from '../videoExtractionSlice';
import type { Run } from '../videoExtractionState';
import { isFinal, type Shown } from '../video/shownVideo';

type RunLineProps = {
  readonly shown: Shown;
  readonly run: Run;
  readonly count: number;
  /** Time of the last frame; null before the first. */
  readonly lastSeconds: number | null;
};

const RunLine = ({ shown, run, count, lastSeconds }: RunLineProps) => (
  <>
    <span>
      <b>{run.isPaused ? 'Paused' : 'Extracting'}</b> {run.isPaused && 'at '}
      {describeFrame(shown, count, lastSeconds)}
    </span>
    {[describeRate(shown, run), describeTimeLeft(shown, run)]
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text}>{text}</span>
      ))}
  </>
);

type RunStatusProps = {
  readonly extraction: VideoExtraction;
  readonly onChangeVideo: () => void;
  /** Asks for the video's file, which was lost in a reload. */
  readonly onFindFile: () => void;
};

/** Progress of the extraction, with its actions. */
export const RunStatus = ({ extraction, onChangeVideo, onFindFile }: RunStatusProps) => {
  const dispatch = useAppDispatch();
  const shown = useAppSelector(selectShown);
  const run = useAppSelector(selectRun);
  const ending = useAppSelector(selectEnding);
  const video = useVideo();
  const timecodeOf = useTimecode();
  const gaps = useAppSelector(selectGaps);
  const count = useAppSelector(selectFrameCount);
  if (!shown || !video) return null;
  const lastSeconds = count > 0 ? video.timeAt(count - 1) : null;
  if (run)
    return (
      <div className={styles.status}>
        <RunLine shown={shown} run={run} count={count} lastSeconds={lastSeconds} />
        <div className={styles.actions}>
          <Button
            icon={
              run.isPaused ? (
                <Play fill="currentColor" aria-hidden />
              ) : (
                <Pause fill="currentColor" aria-hidden />
              )
            }
            onClick={run.isPaused ? extraction.resume : extraction.pause}
          >
            {run.isPaused ? 'Resume' : 'Pause'}
          </Button>
          <Button variant="quiet" onClick={extraction.cancel}>
            Cancel
          </Button>
        </div>
      </div>
    );
  const at = timecodeOf(video.readUntil() ?? 0);
  const isOver = isFinal(ending) || isCutOff(shown.info, gaps);
  return (
    <div className={styles.status}>
      <b>{ending === 'completed' ? VIDEO_MESSAGES.extractionCompleted : `Stopped at ${at}`}</b>
      <div className={styles.actions}>
        {!isOver && canBeRead(video) && (
          <Button
            variant="primary"
            icon={<Play fill="currentColor" aria-hidden />}
            onClick={extraction.continueExtraction}
          >
            {`Continue from ${at}`}
          </Button>
        )}
        {!isOver && !canBeRead(video) && (
          <Button icon={<FolderOpen aria-hidden />} onClick={onFindFile}>
            {`Choose the file again to continue from ${at}`}
          </Button>
        )}
        {canBeRead(video) && (
          <Button icon={<RefreshCw aria-hidden />} onClick={() => void dispatch(openAgain())}>
            Extract again
          </Button>
        )}
        <EarlierVideos onGoBack={extraction.goBack} />
        <Button icon={<Upload aria-hidden />} onClick={onChangeVideo}>
          Change video
        </Button>
      </div>
    </div>
  );
};
