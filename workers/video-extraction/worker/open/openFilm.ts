import {
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MP4,
  QTFF,
  UrlSource,
  WEBM,
} from 'mediabunny';
import { nominalRate } from './nominalRate';
import type { VideoFailure, VideoInfo, VideoSource } from '../../shared/api';

/** A film opened for reading. `close` ends every reading that is under way. */
export type Film = {
  readonly info: VideoInfo;
  readonly config: VideoDecoderConfig;
  readonly packets: EncodedPacketSink;
  /** Media time of the first frame, often a few milliseconds past 0. */
  readonly startSeconds: number;
  /** Where the last frame ends; looks at the whole file where its header does not say. */
  readonly endSeconds: () => Promise<number>;
  readonly close: () => void;
};

export class FilmRefused extends Error {
  readonly failure: VideoFailure;
  readonly codec: string | undefined;
  constructor(failure: VideoFailure, codec?: string | null, options?: ErrorOptions) {
    super(failure, options);
    this.name = 'FilmRefused';
    this.failure = failure;
    this.codec = codec ?? undefined;
  }
}

/** Enough to tell 23.976 from 24 frames a second where times are rounded to milliseconds. */
const PACKETS_FOR_RATE = 250;

/** Longer than any film: what a broken clock of the file says. */
const MAX_SECONDS = 48 * 3600;
/** Seconds before a failed request for a part of the file is made again; after the last one the film is given up. */
const RETRY_SECONDS = [0.5, 1, 2];

const sourceOf = (source: VideoSource): BlobSource | UrlSource =>
  typeof source === 'string'
    ? new UrlSource(source, { getRetryDelay: (attempts) => RETRY_SECONDS[attempts] ?? null })
    : new BlobSource(source);

const plausible = (seconds: number | null): number | null =>
  seconds !== null && seconds > 0 && seconds < MAX_SECONDS ? seconds : null;

const canDecode = async (config: VideoDecoderConfig): Promise<boolean> => {
  if (typeof VideoDecoder === 'undefined') return false;
  const { supported } = await VideoDecoder.isConfigSupported(config);
  return supported === true;
};

const describe = async (
  input: Input,
  track: InputVideoTrack,
  config: VideoDecoderConfig | null,
): Promise<VideoInfo> => {
  const [durationSeconds, width, height, rotation, codec, sound, rate] = await Promise.all([
    track.getDurationFromMetadata(),
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    track.getRotation(),
    track.getCodec(),
    input.getPrimaryAudioTrack(),
    track.computePacketStats(PACKETS_FOR_RATE),
  ]);
  return {
    durationSeconds: plausible(durationSeconds),
    width,
    height,
    rotation,
    frameRate: nominalRate(rate.averagePacketRate),
    codec,
    hasSound: sound !== null,
    canDecode: config !== null && (await canDecode(config)),
  };
};

const openTrack = async (input: Input, isEmpty: boolean): Promise<Film> => {
  if (isEmpty) throw new FilmRefused('empty');
  if (!(await input.canRead())) throw new FilmRefused('unsupported');
  const track = await input.getPrimaryVideoTrack();
  // Without any track, the part of the file that lists them is missing or damaged.
  if (!track) throw new FilmRefused((await input.getTracks()).length > 0 ? 'no-video-track' : 'corrupt');
  const config = await track.getDecoderConfig();
  const info = await describe(input, track, config);
  if (!config || !info.canDecode) throw new FilmRefused('unsupported', info.codec);
  if (info.width < 1 || info.height < 1) throw new FilmRefused('corrupt');
  const packets = new EncodedPacketSink(track);
  const first = await packets.getFirstPacket({ metadataOnly: true });
  if (!first) throw new FilmRefused('no-frames');
  // Ticks of no length, as a time scale of 0 gives.
  if (!Number.isFinite(first.timestamp + first.duration)) throw new FilmRefused('corrupt');
  let end: Promise<number> | null = null;
  return {
    info,
    config,
    packets,
    startSeconds: Math.max(0, await track.getFirstTimestamp()),
    endSeconds: async () => (end ??= track.computeDuration()),
    close: () => input.dispose(),
  };
};

/** Opens MP4, QuickTime and WebM. Rejects with FilmRefused where this browser cannot read the film in a worker. */
export const openFilm = async (source: VideoSource): Promise<Film> => {
  const input = new Input({ source: sourceOf(source), formats: [MP4, QTFF, WEBM] });
  try {
    return await openTrack(input, typeof source !== 'string' && source.size === 0);
  } catch (error) {
    input.dispose();
    throw error instanceof FilmRefused ? error : new FilmRefused('corrupt', null, { cause: error });
  }
};
