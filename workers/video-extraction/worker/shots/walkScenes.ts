import { SIGNATURE_SIDE, signatureOf } from './colorSignature';
import { createCutFinder } from './cutFinder';
import { createFrameDecoder } from '../decode/frameDecoder';
import { packetsFrom } from '../decode/packetsFrom';
import type { FramePixels } from '../decode/readFrame';
import { secondsOf, type SeekContext } from '../decode/seekContext';

/** Answers at which times a frame is captured: at its own, when a scene begins with it. */
export const createSceneChooser = (): ((pixels: FramePixels, timeSeconds: number) => readonly number[]) => {
  const beginsScene = createCutFinder();
  return (pixels, timeSeconds) =>
    beginsScene(signatureOf(pixels(SIGNATURE_SIDE)), timeSeconds) ? [timeSeconds] : [];
};

/** Looks at every frame, and captures the first one of each scene. */
export const walkScenes = async ({ film, taker, throttle, passed }: SeekContext): Promise<void> => {
  const choose = createSceneChooser();
  const decoder = createFrameDecoder(film.config, (frame) => {
    const timeSeconds = secondsOf(frame);
    passed(timeSeconds, decoder.decoded());
    // Where reading lags behind decoding, the cut is seen a frame later.
    if (!taker.isReading()) return taker.take(frame, (pixels) => choose(pixels, timeSeconds));
    frame.close();
    return undefined;
  });
  try {
    const first = await film.packets.getFirstKeyPacket();
    for await (const packet of packetsFrom(film.packets, first ?? (await film.packets.getFirstPacket()))) {
      await throttle.reach(packet.timestamp);
      await decoder.feed(packet);
      await taker.settled();
      if (taker.isFull()) break;
    }
    await decoder.drain();
  } finally {
    decoder.close();
  }
};
