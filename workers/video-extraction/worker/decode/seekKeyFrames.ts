import type { EncodedPacket, EncodedPacketSink } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import { createFrameDecoder } from './frameDecoder';
import { createRecovery } from './recovery';
import { isBehindCut, timeOf, type SeekContext } from './seekContext';

const HEADER_ONLY = { metadataOnly: true } as const;

/** Whether the file's index lists packets that are missing. */
const isCutOff = async (packets: EncodedPacketSink, last: EncodedPacket): Promise<boolean> => {
  if (await packets.getNextKeyPacket(last, HEADER_ONLY)) return true;
  const end = await packets.getPacket(Infinity, HEADER_ONLY);
  return end !== null && (await packets.getPacket(end.timestamp)) === null;
};

/** Captures the key frames of the file, and decodes nothing else. */
export const seekKeyFrames = async (context: SeekContext): Promise<void> => {
  const { video, taker, throttle, passed } = context;
  const afterSeconds = context.resume?.afterSeconds ?? null;
  const { packets, info } = video;
  let last = afterSeconds ?? -1;
  const decoder = createFrameDecoder(video.config, async (frame) => {
    const timeSeconds = timeOf(video, frame);
    if (timeSeconds !== null) {
      recovery.saw(timeSeconds);
      passed(timeSeconds, decoder.decoded());
    }
    // Of two frames with the same time, only one is ever shown.
    if (timeSeconds === null || timeSeconds <= last) {
      frame.close();
      return;
    }
    last = timeSeconds;
    await taker.take(frame, () => [timeSeconds]);
  });
  const recovery = createRecovery(context, decoder);
  const read = async (packet: EncodedPacket): Promise<EncodedPacket | null> => {
    await throttle.reach(packet.timestamp - info.zeroSeconds);
    await decoder.feed(packet);
    // A decoder holds frames back until more packets arrive, which may take long when following a player.
    if (!throttle.isTimed) await decoder.drain();
    await taker.settled();
    const next = await packets.getNextKeyPacket(packet);
    if (next) return next;
    await decoder.drain();
    if (await isCutOff(packets, packet)) throw new VideoRefused('corrupt');
    return null;
  };
  const first =
    afterSeconds === null
      ? await packets.getFirstKeyPacket()
      : await packets.getKeyPacket(afterSeconds + info.zeroSeconds);
  try {
    let packet = first;
    while (packet && !taker.isFull() && !isBehindCut(video, packet)) {
      try {
        // Each packet is found from the previous one.
        // oxlint-disable-next-line no-await-in-loop
        packet = await read(packet);
      } catch (error) {
        // oxlint-disable-next-line no-await-in-loop
        packet = await recovery.skip(error, 0);
      }
    }
    await decoder.drain();
  } finally {
    decoder.close();
  }
};
