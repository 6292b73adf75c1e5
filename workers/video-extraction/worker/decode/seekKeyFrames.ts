import { createFrameDecoder } from './frameDecoder';
import { secondsOf, type SeekContext } from './seekContext';

/** Captures the frames that stand alone in the file, and decodes nothing else. */
export const seekKeyFrames = async ({ film, taker, throttle, passed }: SeekContext): Promise<void> => {
  const decoder = createFrameDecoder(film.config, async (frame) => {
    const timeSeconds = secondsOf(frame);
    passed(timeSeconds, decoder.decoded());
    await taker.take(frame, () => [timeSeconds]);
  });
  try {
    let packet = await film.packets.getFirstKeyPacket();
    while (packet && !taker.isFull()) {
      // Each packet is found from the one before it.
      // oxlint-disable-next-line no-await-in-loop
      await throttle.reach(packet.timestamp);
      // oxlint-disable-next-line no-await-in-loop
      await decoder.feed(packet);
      // A decoder keeps frames back until more packets come, which may be a long time at the pace of a player.
      // oxlint-disable-next-line no-await-in-loop
      if (!throttle.isTimed) await decoder.drain();
      // oxlint-disable-next-line no-await-in-loop
      await taker.settled();
      // oxlint-disable-next-line no-await-in-loop
      packet = await film.packets.getNextKeyPacket(packet);
    }
    await decoder.drain();
  } finally {
    decoder.close();
  }
};
