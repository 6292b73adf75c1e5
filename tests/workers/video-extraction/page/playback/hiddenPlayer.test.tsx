import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoExtractionError } from '../../../../../workers/video-extraction/common/api';
import { openHiddenPlayer } from '../../../../../workers/video-extraction/page/playback/hiddenPlayer';

const VIDEO = new Blob(['film']);
const ADDRESS = 'blob:film';

const load = vi.fn<() => void>();

/** The element that the player is made of, with a video of two seconds in it; the test says what happens. */
const createVideo = () => {
  const video = document.createElement('video');
  let currentTime = 0;
  const seeks: number[] = [];
  const media = { width: 640, height: 360, duration: 2, first: 0, error: null as { code: number } | null };
  Object.defineProperties(video, {
    videoWidth: { get: () => media.width },
    videoHeight: { get: () => media.height },
    duration: { get: () => media.duration },
    error: { get: () => media.error },
    currentTime: {
      get: () => currentTime,
      set: (seconds: number) => {
        currentTime = seconds;
        seeks.push(seconds);
      },
    },
    src: { value: '', writable: true },
    load: { value: load },
    requestVideoFrameCallback: {
      value: (shown: (nowMs: number, frame: { mediaTime: number }) => void) =>
        shown(0, { mediaTime: media.first }),
      configurable: true,
    },
  });
  const fire = (type: string) => video.dispatchEvent(new Event(type));
  return { video, media, seeks, fire };
};

let created: ReturnType<typeof createVideo>;
const revoked = vi.fn<(address: string) => void>();
const bitmap = {} as ImageBitmap;

beforeEach(() => {
  vi.useFakeTimers();
  created = createVideo();
  revoked.mockClear();
  load.mockClear();
  vi.spyOn(document, 'createElement').mockReturnValue(created.video);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue(ADDRESS);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revoked);
  vi.stubGlobal('createImageBitmap', async () => Promise.resolve(bitmap));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const open = async (signal = new AbortController().signal) => {
  const opening = openHiddenPlayer(signal, VIDEO);
  created.fire('loadeddata');
  opening.catch(() => undefined);
  // A browser that draws nothing does not say when the first picture begins.
  await vi.advanceTimersByTimeAsync(200);
  return opening;
};

const failureOf = async (result: Promise<unknown>): Promise<string> => {
  const thrown: unknown = await result.catch((error: unknown) => error);
  return thrown instanceof VideoExtractionError ? thrown.failure : String(thrown);
};

describe('the hidden player', () => {
  it('opens a film in silence, and knows its size and length', async () => {
    const player = await open();
    expect(created.video.muted).toBe(true);
    expect(player).toMatchObject({ width: 640, height: 360 });
    expect(player.durationSeconds()).toBe(2);
    expect(revoked).not.toHaveBeenCalled();
  });

  it('counts from where the film begins, and knows when a picture comes after the sound', async () => {
    created.media.duration = 3602;
    created.media.first = 3600.5;
    created.video.currentTime = 3600;
    const player = await open();
    expect(player).toMatchObject({ zeroSeconds: 3600, pictureSeconds: 0.5 });
    expect(player.durationSeconds()).toBe(2);
    const frame = player.frameAt(1.5);
    created.fire('seeked');
    expect(await frame).toBe(bitmap);
    expect(created.seeks.at(-1)).toBe(3601.5);
    expect(await player.frameAt(2)).toBeNull();
  });

  it('takes a picture that is a frame late for the beginning', async () => {
    created.media.first = 0.04;
    expect((await open()).pictureSeconds).toBe(0);
  });

  it('gives the frame on the screen at a time, and none behind the end', async () => {
    const player = await open();
    expect(await player.frameAt(0)).toBe(bitmap);
    expect(created.seeks).toEqual([]);
    const second = player.frameAt(1);
    created.fire('seeked');
    expect(await second).toBe(bitmap);
    expect(created.seeks).toEqual([1]);
    expect(await player.frameAt(2)).toBeNull();
    expect(created.seeks).toEqual([1]);
  });

  it('learns of the end on the way there, where the file does not say', async () => {
    created.media.duration = Infinity;
    const player = await open();
    const beyond = player.frameAt(5);
    created.media.duration = 3.2;
    created.fire('seeked');
    expect(await beyond).toBeNull();
  });

  it('waits for the picture, but not for a browser that draws nothing', async () => {
    let draw: () => void = () => undefined;
    Object.defineProperty(created.video, 'requestVideoFrameCallback', {
      value: (shown: () => void) => (draw = shown),
    });
    const player = await open();
    let isThere = false;
    const first = player.frameAt(1).then(() => (isThere = true));
    created.fire('seeked');
    await vi.advanceTimersByTimeAsync(199);
    expect(isThere).toBe(false);
    draw();
    await first;
    const second = player.frameAt(1.5).then(() => (isThere = true));
    isThere = false;
    created.fire('seeked');
    await vi.advanceTimersByTimeAsync(200);
    await second;
    expect(isThere).toBe(true);
  });

  it('looks again where a busy browser has no picture yet, and gives up in the end', async () => {
    Object.defineProperty(created.video, 'requestVideoFrameCallback', { value: () => undefined });
    const draw = vi.fn<() => Promise<ImageBitmap>>();
    draw.mockRejectedValueOnce(new DOMException('not usable', 'InvalidStateError')).mockResolvedValue(bitmap);
    vi.stubGlobal('createImageBitmap', draw);
    const player = await open();
    const frame = player.frameAt(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(await frame).toBe(bitmap);
    draw.mockRejectedValue(new DOMException('not usable', 'InvalidStateError'));
    const never = failureOf(player.frameAt(0));
    await vi.advanceTimersByTimeAsync(10_400);
    expect(await never).toBe('timeout');
  });

  it('refuses what it cannot play, and sound without a picture, and lets go of the file', async () => {
    created.media.error = { code: 4 };
    const refused = failureOf(openHiddenPlayer(new AbortController().signal, VIDEO));
    created.fire('error');
    expect(await refused).toBe('corrupt');
    created.media.width = 0;
    expect(await failureOf(open())).toBe('no-video-track');
    expect(revoked.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('gives up a file of which nothing comes for ten seconds, open or on its way', async () => {
    const opening = failureOf(openHiddenPlayer(new AbortController().signal, VIDEO));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await opening).toBe('timeout');
    const player = await open();
    const frame = failureOf(player.frameAt(1));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await frame).toBe('timeout');
  });

  it('stops with its caller', async () => {
    const controller = new AbortController();
    const player = await open(controller.signal);
    const frame = failureOf(player.frameAt(1));
    controller.abort('enough');
    expect(await frame).toBe('enough');
    player.close();
    expect(revoked).toHaveBeenCalledWith(ADDRESS);
    expect(created.video.getAttribute('src')).toBeNull();
  });
});
