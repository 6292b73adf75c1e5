import { connect, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { SocialPictureApi, SocialPictures } from '../api';

/** Draws in a worker, which is started with the first picture. */
export const createSocialPictures = (
  start: () => WorkerLike = () => startWorker('socialPicture'),
): SocialPictures => {
  const { call } = connect<SocialPictureApi>(start);
  return { draw: async (signal, picture) => call(signal, async ({ remote }) => remote.draw(picture)) };
};
