import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { FILM_MESSAGE, PICTURE_MESSAGES } from '../../src/domain/otherMediumMessages';
import { ExtractionError } from '../../workers/image-extraction/api';
import { VideoExtractionError } from '../../workers/video-extraction/common/api';
import { asPlan } from '../support/asPlan';
import { createFakeVideoExtractor } from '../support/fakeVideoExtractor';
import { createFakeExtractor } from './image-extraction/fakePictures';
import { openPage as openImagePage } from './image-extraction/openImagePage';
import { openPage as openVideoPage } from './video-extraction/openVideoPage';

const findProblem = async () => within(await screen.findByRole('region', { name: 'Problem' }));

it('a film that was taken for a picture goes on to where films are read', async () => {
  const film = new File(['f'], 'holiday.mp4', { type: 'video/mp4' });
  const imageExtractor = createFakeExtractor();
  imageExtractor.extract.mockRejectedValueOnce(new ExtractionError('corrupt', FILM_MESSAGE));
  const videoExtractor = createFakeVideoExtractor();
  const inspect = vi.spyOn(videoExtractor, 'inspect');
  const { store } = await openImagePage({ imageExtractor, videoExtractor });
  asPlan('pro')(store.dispatch);
  // As a file picker that shows all files lets it through.
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('Image file'), film);
  const problem = await findProblem();
  expect(problem.getByText(FILM_MESSAGE)).toBeDefined();
  await user.click(problem.getByRole('button', { name: 'Open in Video' }));
  expect(await screen.findByRole('dialog', { name: 'Configure extraction' })).toBeDefined();
  expect(inspect).toHaveBeenCalledWith(expect.any(AbortSignal), film);
  // Behind the dialog nothing is to be reached, its heading neither.
  expect(screen.getByRole('heading', { level: 1, name: 'Video to palette', hidden: true })).toBeDefined();
});

it.each(Object.entries(PICTURE_MESSAGES))(
  'a picture that was taken for a film goes on to where pictures are read: %s',
  async (_, told) => {
    const picture = new File(['p'], 'still.gif', { type: 'image/gif' });
    const imageExtractor = createFakeExtractor();
    const videoExtractor = createFakeVideoExtractor();
    vi.spyOn(videoExtractor, 'inspect').mockRejectedValue(new VideoExtractionError('unsupported', told));
    await openVideoPage('pro', { imageExtractor, videoExtractor });
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText('Video file'), picture);
    await user.click((await findProblem()).getByRole('button', { name: 'Open in Image' }));
    await screen.findByRole('heading', { level: 1, name: 'Image to palette' });
    expect(await screen.findByRole('img', { name: 'still.gif' })).toBeDefined();
    expect(imageExtractor.extract.mock.calls[0]?.[1].source).toBe(picture);
  },
);

it('anything else is not sent there', async () => {
  const videoExtractor = createFakeVideoExtractor();
  vi.spyOn(videoExtractor, 'inspect').mockRejectedValue(new VideoExtractionError('corrupt'));
  await openVideoPage('pro', { videoExtractor });
  await userEvent.upload(
    screen.getByLabelText('Video file'),
    new File(['x'], 'x.mp4', { type: 'video/mp4' }),
  );
  const problem = await findProblem();
  expect(problem.queryByRole('button', { name: 'Open in Image' })).toBeNull();
});
