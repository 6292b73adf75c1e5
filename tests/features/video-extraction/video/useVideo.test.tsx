import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { useVideoFrame } from '../../../../src/features/video-extraction/video/useVideo';
import { runStarted } from '../../../../src/features/video-extraction/videoExtractionSlice';
import { ServicesContext } from '../../../../src/state/servicesContext';
import type { FrameResult, Video } from '../../../../src/state/video/video';
import { createFakeServices } from '../../../support/fakeServices';
import { createCapturedFrame } from '../../../support/fakeVideoExtractor';
import { shownVideo } from '../shownVideo';

afterEach(cleanup);

/** A video whose frames are on the device, and are read when the test says so. */
const open = () => {
  const { videos } = createFakeServices();
  const reads: { readonly index: number; readonly answer: (frame: FrameResult | undefined) => void }[] = [];
  const video: Video = {
    ...videos.open(new Blob()),
    peek: () => undefined,
    placementAt: (row) => ({ row, startSeconds: row, endSeconds: null, typicalSeconds: row, entry: null }),
    read: (index) => new Promise((answer) => void reads.push({ index, answer })),
  };
  const services = createFakeServices({ videos: { ...videos, get: () => video } });
  const store = createAppStore(services);
  store.dispatch(runStarted(shownVideo()));
  const seen: (FrameResult | null)[] = [];
  const frameOf = (index: number): FrameResult => ({ ...createCapturedFrame(index), round: 0 });
  const hook = renderHook(
    ({ index }) => {
      const frame = useVideoFrame(index);
      seen.push(frame);
      return frame;
    },
    {
      initialProps: { index: 0 },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>
          <ServicesContext value={services}>{children}</ServicesContext>
        </Provider>
      ),
    },
  );
  const answer = async (index: number, frame: FrameResult | undefined) =>
    act(async () => reads.findLast((read) => read.index === index)?.answer(frame));
  return { ...hook, reads, seen, frameOf, answer };
};

it('a card that shows another frame meanwhile keeps that one when the former comes late', async () => {
  const { rerender, result, reads, seen, frameOf, answer } = open();
  expect(result.current).toBeNull();
  rerender({ index: 1 });
  const second = frameOf(1);
  await answer(1, second);
  expect(result.current).toBe(second);
  seen.length = 0;
  await answer(0, frameOf(0));
  expect(result.current).toBe(second);
  expect(seen.filter((frame) => frame !== second)).toEqual([]);
  expect(reads.map(({ index }) => index)).toEqual([0, 1]);
});

it('a frame that the device has lost is none', async () => {
  const { result, answer } = open();
  await answer(0, undefined);
  expect(result.current).toBeNull();
});
