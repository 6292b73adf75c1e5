import type { EncodedPacket } from 'mediabunny';
import { VideoRefused } from '../open/openVideo';
import type { FrameDecoder } from './frameDecoder';
import { CanvasMissing } from './readFrame';
import type { SeekContext } from './seekContext';

/** Continues after damaged parts. */
export type Recovery = {
  /** Records that a frame has been decoded. */
  readonly saw: (timeSeconds: number) => void;
  /**
   * After a failure in what was fed from `sinceSeconds` on: outputs the frames decoded before it, restarts the decoder,
   * and returns the key frame to continue from. Rejects with the failure if none follows, or if nothing is damaged.
   */
  readonly skip: (failure: unknown, sinceSeconds: number) => Promise<EncodedPacket>;
};

const HEADER_ONLY = { metadataOnly: true } as const;

const isDamage = (error: unknown): boolean =>
  error instanceof VideoRefused ? error.failure === 'corrupt' : !(error instanceof CanvasMissing);

export const createRecovery = (
  { video, passed, damaged }: Pick<SeekContext, 'video' | 'passed' | 'damaged'>,
  decoder: Pick<FrameDecoder, 'drain' | 'restart' | 'decoded'>,
): Recovery => {
  const { packets, info } = video;
  let lastSeen: number | null = null;
  /** Start of a damaged part that no readable frame has followed yet. */
  let damagedFrom: number | null = null;
  let lastKey = -1;

  const keyAfter = async (packet: EncodedPacket): Promise<EncodedPacket | null> => {
    for (let key: EncodedPacket | null = packet; key;) {
      // oxlint-disable-next-line no-await-in-loop -- each is found from the previous one
      key = await packets.getNextKeyPacket(key, HEADER_ONLY);
      // Never the same one twice: it may be the damaged one. A listed one may be missing.
      // oxlint-disable-next-line no-await-in-loop
      const whole = key && key.sequenceNumber > lastKey ? await packets.getKeyPacket(key.timestamp) : null;
      if (whole) return whole;
    }
    return null;
  };

  return {
    saw: (timeSeconds) => {
      if (damagedFrom !== null && timeSeconds > damagedFrom)
        damaged({ fromSeconds: damagedFrom, toSeconds: timeSeconds });
      damagedFrom = null;
      lastSeen = Math.max(lastSeen ?? 0, timeSeconds);
    },
    skip: async (failure, sinceSeconds) => {
      if (!isDamage(failure)) throw failure;
      await decoder.drain().catch(() => undefined);
      const last = await packets.getPacket(
        Math.max(lastSeen ?? info.pictureSeconds, sinceSeconds) + info.zeroSeconds,
        HEADER_ONLY,
      );
      const key = last && (await keyAfter(last));
      if (!key) throw failure;
      lastKey = key.sequenceNumber;
      const hasSeenLast = lastSeen !== null && lastSeen >= sinceSeconds;
      damagedFrom ??= hasSeenLast
        ? last.timestamp + last.duration - info.zeroSeconds
        : Math.max(info.pictureSeconds, sinceSeconds);
      decoder.restart();
      passed(0, decoder.decoded());
      return key;
    },
  };
};
