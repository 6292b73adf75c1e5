import { randomInt } from '../../../color/random';
import { VIDEO } from '../../../domain/videoLimits';
import type { StockVideo } from '../../../domain/stockVideo';
import { selectSeenVideoIds, videoRoundStarted } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** A random video of the first gallery page. None repeats before all the others have been shown. */
export const pickVideo =
  (): VideoThunk<Promise<StockVideo>> =>
  async (dispatch, getState, { stockVideos, random }) => {
    const videos = await stockVideos.popular(1, VIDEO.galleryPageSize);
    const unseen = () => videos.filter(({ id }) => !selectSeenVideoIds(getState()).includes(id));
    if (unseen().length === 0) dispatch(videoRoundStarted());
    const next = unseen();
    // If the gallery has a single video, it repeats.
    const choices = next.length > 0 ? next : videos;
    const video = choices[randomInt(random, 0, choices.length - 1)];
    if (!video) throw new Error('There are no stock videos');
    return video;
  };
