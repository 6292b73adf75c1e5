import { Shuffle, Upload } from 'lucide-react';
import { useCallback, useMemo } from 'react';

import { VIDEO } from '../../../domain/videoLimits';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import type { StockVideo } from '../../../domain/stockVideo';
import { useAppSelector } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { selectIsSessionLoading, selectPlan } from '../../../state/session/sessionSlice';
import { useMediaPages } from '../../../state/api/useMediaPages';
import { Button } from '../../../ui/Button';
import { DropZone } from '../../../ui/DropZone';
import { TOUCH_ONLY, useMediaQuery } from '../../../ui/useMediaQuery';
import { MediaGallery } from '../../../ui/MediaGallery';
import type { Medium } from '../../../ui/MediaTile';
import { formatTime } from '../formatTime';
import type { ChosenVideo } from './chosenVideo';
import { stockVideoName } from './stockVideoName';
import { VideoSignIn } from '../quota/VideoQuota';
import { LastVideo } from './LastVideo';

type VideoChoiceProps = {
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  readonly onUpload: () => void;
  readonly onChoose: (video: ChosenVideo) => void;
  readonly onReturn: () => void;
};

/** A provider's stills have the aspect ratio of its largest file; 16:9 if unknown. */
const toMedium = (video: StockVideo): Medium => {
  const sized = video.videoFiles.find(({ width, height }) => width > 0 && height > 0);
  const { alt, title = alt, photographer } = video;
  const words = title === alt ? '' : `: ${alt}`;
  return {
    id: video.id,
    // Begins with what is shown, so that voice control finds it by that.
    label: alt === '' ? stockVideoName(video) : `${title}, by ${photographer}${words}`,
    title,
    image: video.image,
    width: sized?.width ?? 16,
    height: sized?.height ?? 9,
    colors: video.colors,
    credit: photographer,
    ...(video.durationSeconds !== null && { badge: formatTime(video.durationSeconds) }),
  };
};

/** Every source of videos: a file, a random one, the gallery. */
export const VideoChoice = ({ isOver, onUpload, onChoose, onReturn }: VideoChoiceProps) => {
  const { stockVideos } = useServices();
  const plan = useAppSelector(selectPlan);
  const isVisitor = !useAppSelector(selectIsSessionLoading) && plan === 'anonymous';
  const load = useCallback(
    (page: number, perPage: number) => stockVideos.popular(page, perPage),
    [stockVideos],
  );
  const { media: videos, isLoading, hasMore, loadMore } = useMediaPages(load, VIDEO.galleryPageSize);
  const media = useMemo(() => videos.map(toMedium), [videos]);
  const chooseStock = useCallback(
    (chosen: string) => {
      const video = videos.find(({ id }) => id === chosen);
      if (video) onChoose({ kind: 'stock', video });
    },
    [onChoose, videos],
  );
  const isTouch = useMediaQuery(TOUCH_ONLY);
  return (
    <>
      <DropZone
        label="Choose a video"
        title={isTouch ? 'Choose or take a video' : 'Drop or paste a video'}
        note="MP4, MOV or WebM, of any length"
        promise="Videos stay on this device."
        isOver={isOver}
        below={isVisitor && <VideoSignIn />}
      >
        <Button icon={<Shuffle aria-hidden />} onClick={() => onChoose({ kind: 'random' })}>
          Random video
        </Button>
        <Button variant="primary" icon={<Upload aria-hidden />} onClick={onUpload}>
          Upload video
        </Button>
      </DropZone>
      <LastVideo onReturn={onReturn} />
      <MediaGallery
        title="Or start from one of these films"
        missing={VIDEO_MESSAGES.stockVideosMissing}
        media={media}
        isLoading={isLoading}
        hasMore={hasMore}
        pageSize={VIDEO.galleryPageSize}
        onLoadMore={loadMore}
        onChoose={chooseStock}
      />
    </>
  );
};
