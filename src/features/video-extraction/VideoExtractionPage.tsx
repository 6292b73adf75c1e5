import { useCallback, useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';

import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectLimitPlan } from '../../state/session/limitPlan';
import { selectDepartures } from '../../state/session/sessionSlice';
import { DropOverlay } from '../../ui/DropOverlay';
import { PageHead } from '../../ui/PageHead';
import { useIncomingFiles } from '../../ui/useIncomingFiles';
import { Announcer } from './run/Announcer';
import { VideoChoice } from './choice/VideoChoice';
import { UnreadVideo } from './choice/UnreadVideo';
import { VideoPicker } from './choice/VideoPicker';
import { ConfigureDialog } from './configure/ConfigureDialog';
import { restoreSettings } from './configure/storedSettings';
import { readUsed } from './quota/monthlyLimit';
import { RunStatus } from './run/RunStatus';
import { useResumedChoice } from './choice/useResumedChoice';
import { useVideoExtraction } from './run/useVideoExtraction';
import styles from './VideoExtractionPage.module.css';
import { selectShown } from './videoExtractionSlice';
import { VideoProblem } from './run/VideoProblem';
import { VideoQuota } from './quota/VideoQuota';
import { Workspace } from './Workspace';

/**
 * From a file that is chosen to the card of a frame, module by module:
 * 1. `choice/openVideo`: who may read it, and what it is; the video waits for its settings
 * 2. `run/runExtraction`: starts the extraction, passes frames on, counts them into the store
 * 3. `workers/video-extraction/page/client`: the worker, which opens, decodes and captures
 * 4. `state/video/createVideo`: owns the frames, on the device and in a window of memory
 * 5. `frames/FrameGrid`: which cards there are, by the count in the store
 * 6. `frames/card/FrameCard`: asks the video for its frame
 */
const VideoExtraction = () => {
  const dispatch = useAppDispatch();
  const { videoExtractor, videos, whenIdle, handedFile } = useServices();
  const plan = useAppSelector(selectLimitPlan);
  const shown = useAppSelector(selectShown);
  const hasVideo = shown !== null;
  const extraction = useVideoExtraction();
  const [isChoosing, setIsChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useEffect(() => {
    videoExtractor.warmUp();
    dispatch(restoreSettings());
  }, [dispatch, videoExtractor]);
  useEffect(() => whenIdle(videos.removeOld), [videos, whenIdle]);
  useEffect(() => {
    if (plan !== 'anonymous') void dispatch(readUsed());
  }, [dispatch, plan]);

  const { choose, start, foundAgain } = extraction;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the video is shown again, whatever else was being chosen
    if (foundAgain > 0) setIsChoosing(false);
  }, [foundAgain]);
  useResumedChoice(choose);
  const takeHanded = useEffectEvent(() => {
    const handed = handedFile.take(PATHS.video);
    if (handed) choose({ kind: 'file', ...handed });
  });
  useEffect(() => takeHanded(), []);
  const isOver = useIncomingFiles('video', (file) =>
    choose({ kind: 'file', file, name: file.name || 'Pasted video' }),
  );
  const openPicker = useCallback(() => picker.current?.click(), []);
  const extract = useCallback(() => {
    setIsChoosing(false);
    start();
  }, [start]);

  // The dialog closes at once; the page behind it renders in slices.
  const isWorking = useDeferredValue(hasVideo && !isChoosing);
  return (
    <div className={styles.page} data-floating={isWorking || undefined}>
      <PageHead title="Video to palette" {...(isWorking && shown && { note: shown.name })}>
        {isWorking ? (
          <RunStatus
            extraction={extraction}
            onChangeVideo={() => setIsChoosing(true)}
            onFindFile={openPicker}
          />
        ) : (
          <VideoQuota />
        )}
      </PageHead>
      <VideoPicker picker={picker} onFile={(file) => choose({ kind: 'file', file, name: file.name })} />
      <VideoProblem onUpload={openPicker} />
      <UnreadVideo onChoose={choose} onFindFile={openPicker} />
      {isWorking ? (
        <Workspace extraction={extraction} />
      ) : (
        <VideoChoice
          isOver={isOver}
          onUpload={openPicker}
          onChoose={choose}
          onReturn={() => setIsChoosing(false)}
        />
      )}
      {isWorking && isOver && <DropOverlay>Drop to read its colors</DropOverlay>}
      <ConfigureDialog onCancel={extraction.dropChoice} onExtract={extract} />
      <Announcer />
    </div>
  );
};

/** Begins anew when an account leaves: whatever is being read for it ends. */
const VideoExtractionPage = () => <VideoExtraction key={useAppSelector(selectDepartures)} />;

export default VideoExtractionPage;
