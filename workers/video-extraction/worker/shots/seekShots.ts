import { createFrameDecoder } from '../decode/frameDecoder';
import { packetsFrom } from '../decode/packetsFrom';
import { secondsOf, type SeekContext } from '../decode/seekContext';
import { captureShots } from './captureShots';
import type { ShotCollector } from './shotCollector';

/** Decoded frames that wait for their turn before the next packet has to. */
const MOST_WAITING = 4;

/** Looks at every frame, and captures a picture of each shot, at the time at which the shot begins. */
export const seekShots = async (
  { film, taker, throttle, passed }: SeekContext,
  collector: ShotCollector,
): Promise<void> => {
  /** Frames are looked at one after the other: a change is between two that follow each other. */
  let turn = Promise.resolve();
  let waiting = 0;
  const decoder = createFrameDecoder(film.config, (frame) => {
    const timeSeconds = secondsOf(frame);
    waiting += 1;
    const take = async (): Promise<void> => {
      waiting -= 1;
      passed(timeSeconds, decoder.decoded());
      await taker.take(frame, (pixels) => {
        captureShots(taker, collector.add(pixels, timeSeconds));
        return [];
      });
    };
    const leave = (error: unknown): never => {
      frame.close();
      throw error;
    };
    turn = turn.then(take, leave);
    return turn;
  });
  try {
    const first = await film.packets.getFirstKeyPacket();
    for await (const packet of packetsFrom(film.packets, first ?? (await film.packets.getFirstPacket()))) {
      await throttle.reach(packet.timestamp);
      await decoder.feed(packet);
      if (waiting > MOST_WAITING) await turn;
      await taker.settled();
      if (taker.isFull()) break;
    }
    await decoder.drain();
    captureShots(taker, collector.finish());
  } finally {
    decoder.close();
  }
};
