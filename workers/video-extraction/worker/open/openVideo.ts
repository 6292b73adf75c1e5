import {
  BlobSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  QTFF,
  UrlSource,
  WEBM,
} from 'mediabunny';
import { isWholeFile } from './ebmlSegment';
import { brokenBoxAt } from './isoBoxes';
import { NO_EDITS, readEditList, type Edits } from './editList';
import { type VideoClock, readClock } from './videoClock';
import { wholeBlocks } from './wholeBlocks';
import { nominalRate } from './nominalRate';
import { hasTooManySamples } from './sampleCounts';
import type { VideoFailure, VideoInfo, VideoSource } from '../../common/api';
import type { AboutVideo } from '../../common/workerApi';

/** A video opened for reading. `close` ends all pending reads. */
export type Video = {
  readonly info: VideoInfo;
  readonly config: VideoDecoderConfig;
  /** In the file's own time, which is `info.zeroSeconds` at the video's 0. */
  readonly packets: EncodedPacketSink;
  /** Video time from which on nothing is shown any more; null if the whole track is shown. */
  readonly cutSeconds: number | null;
  /** Video time at which the last frame ends; reads the whole file if its header does not say. */
  readonly endSeconds: () => Promise<number>;
  /** Video time at which the data end, if the header says that the video is longer, or the file breaks off; else null. */
  readonly missingFrom: () => Promise<number | null>;
  readonly close: () => void;
};

export class VideoRefused extends Error {
  readonly failure: VideoFailure;
  readonly codec: string | undefined;
  readonly about: AboutVideo | undefined;
  constructor(
    failure: VideoFailure,
    codec?: string | null,
    { about, ...options }: ErrorOptions & { readonly about?: AboutVideo } = {},
  ) {
    super(failure, options);
    this.name = 'VideoRefused';
    this.failure = failure;
    this.codec = codec ?? undefined;
    this.about = about;
  }
}

/** Enough to tell 23.976 from 24 frames per second when times are rounded to milliseconds. */
const PACKETS_FOR_RATE = 250;

/** Longer than any video: durations beyond this come from a broken header. */
const MAX_SECONDS = 48 * 3600;
/** Delays in seconds before a failed range request is retried; after the last one the video is given up. */
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

/** The source if it is a file whose index can be parsed here: MP4 or QuickTime. */
const indexedFile = async (input: Input, source: VideoSource): Promise<Blob | null> => {
  const format = await input.getFormat();
  return typeof source !== 'string' && (format === MP4 || format === QTFF) ? source : null;
};

const readEdits = async (indexed: Blob | null, track: InputVideoTrack): Promise<Edits> =>
  indexed ? readEditList(indexed, track.id) : NO_EDITS;

/** Tolerance: headers are rounded, and sound is stored in packets. */
const MISSING_SECONDS = 0.5;

/** The source is Matroska or WebM, and all of it is there. */
const isWholeMatroska = async (input: Input, source: VideoSource): Promise<boolean> => {
  const format = await input.getFormat();
  return typeof source !== 'string' && (format === MATROSKA || format === WEBM) && isWholeFile(source);
};

/**
 * When picture and sound end, if that is before `seconds`; null if not, if it is not known how long the last picture is
 * held, or if they cannot be read.
 */
const endBefore = async (seconds: number, input: Input, track: InputVideoTrack): Promise<number | null> => {
  try {
    const last = await new EncodedPacketSink(track).getPacket(Infinity, { metadataOnly: true });
    if (!last || last.duration === 0 || last.timestamp + last.duration >= seconds) return null;
    // Only now: for a sound that ends long before the file, the library reads clusters over and over.
    const end = await input.computeDuration();
    return end < seconds ? end : null;
  } catch {
    // What is damaged shows when the video is read.
    return null;
  }
};

/**
 * When the track ends, by the header; null if it does not say. Matroska only says how long all tracks last, of which
 * subtitles are not read: if those last longer, picture and sound count.
 */
const readEnd = async (input: Input, track: InputVideoTrack, isWhole: boolean): Promise<number | null> => {
  const said = await track.getDurationFromMetadata();
  if (said === null || !isWhole) return said;
  return (await endBefore(said - MISSING_SECONDS, input, track)) ?? said;
};

const HDR_CURVES: Readonly<Record<string, VideoInfo['hdr']>> = { hlg: 'HLG', pq: 'PQ' };

const describe = async (
  input: Input,
  track: InputVideoTrack,
  config: VideoDecoderConfig | null,
  { zeroSeconds, pictureSeconds }: VideoClock,
  { endSeconds, cutSeconds }: { readonly endSeconds: number | null; readonly cutSeconds: number | null },
): Promise<VideoInfo> => {
  const [width, height, rotation, codec, sound, colors, rate] = await Promise.all([
    track.getDisplayWidth(),
    track.getDisplayHeight(),
    track.getRotation(),
    track.getCodec(),
    input.getPrimaryAudioTrack(),
    track.getColorSpace(),
    track.computePacketStats(PACKETS_FOR_RATE),
  ]);
  const durationSeconds = endSeconds === null ? null : plausible(endSeconds - zeroSeconds);
  return {
    durationSeconds:
      durationSeconds === null ? null : Math.min(durationSeconds, cutSeconds ?? durationSeconds),
    zeroSeconds,
    pictureSeconds,
    width,
    height,
    rotation,
    frameRate: nominalRate(rate.averagePacketRate),
    codec,
    hdr: HDR_CURVES[String(colors.transfer)] ?? null,
    hasSound: sound !== null,
    canDecode: config !== null && (await canDecode(config)),
  };
};

/** Considers all tracks: a picture that ends before its sound is not an error. */
const missingFrom = async (
  input: Input,
  { zeroSeconds }: VideoClock,
  breaksOff: () => Promise<boolean>,
): Promise<number | null> => {
  const said = plausible(await input.getDurationFromMetadata());
  // Files of fragments do not say how long they are, but each fragment does.
  if (said === null && !(await breaksOff())) return null;
  const end = await input.computeDuration();
  if (said === null) return Math.max(0, end - zeroSeconds);
  return said - end > MISSING_SECONDS ? Math.max(0, end - zeroSeconds) : null;
};

/** `isCut`: what is left of a file that breaks off. */
const openTrack = async (input: Input, source: VideoSource, isCut: boolean): Promise<Video> => {
  if (typeof source !== 'string' && source.size === 0) throw new VideoRefused('empty');
  if (!(await input.canRead())) throw new VideoRefused('unsupported');
  const indexed = await indexedFile(input, source);
  if (indexed && (await hasTooManySamples(indexed))) throw new VideoRefused('corrupt');
  const track = await input.getPrimaryVideoTrack();
  // Without any track, the part of the file that lists them is missing or damaged.
  if (!track) throw new VideoRefused((await input.getTracks()).length > 0 ? 'no-video-track' : 'corrupt');
  const config = await track.getDecoderConfig();
  const edits = await readEdits(indexed, track);
  const clock = await readClock(input, track, edits.delaySeconds);
  const cutSeconds = edits.endSeconds === null ? null : edits.endSeconds - clock.zeroSeconds;
  const isWhole = !isCut && (await isWholeMatroska(input, source));
  const endSeconds = await readEnd(input, track, isWhole);
  const info = await describe(input, track, config, clock, { endSeconds, cutSeconds });
  const { hdr, hasSound } = info;
  // A montage may be played at another speed than it was recorded.
  const about = { frameRate: edits.isMontage ? null : info.frameRate, hdr, hasSound };
  if (!config || !info.canDecode || edits.isMontage)
    throw new VideoRefused('unsupported', info.codec, { about });
  if (info.width < 1 || info.height < 1) throw new VideoRefused('corrupt');
  const packets = new EncodedPacketSink(track);
  const first = await packets.getFirstPacket({ metadataOnly: true });
  if (!first) throw new VideoRefused('no-frames', null, { about });
  // Not finite if the time scale is 0.
  if (!Number.isFinite(first.timestamp + first.duration)) throw new VideoRefused('corrupt');
  const breaksOff = async (): Promise<boolean> =>
    isCut || (indexed !== null && (await brokenBoxAt(indexed)) !== null);
  let end: Promise<number> | null = null;
  return {
    info,
    config,
    packets,
    cutSeconds,
    endSeconds: async () =>
      Math.min((await (end ??= track.computeDuration())) - clock.zeroSeconds, cutSeconds ?? Infinity),
    // Its header may tell of subtitles that last longer.
    missingFrom: async () => (isWhole ? null : missingFrom(input, clock, breaksOff)),
    close: () => input.dispose(),
  };
};

const openFile = async (source: VideoSource, isCut: boolean): Promise<Video> => {
  const input = new Input({ source: sourceOf(source), formats: [MP4, QTFF, WEBM, MATROSKA] });
  try {
    return await openTrack(input, source, isCut);
  } catch (error) {
    input.dispose();
    throw error;
  }
};

const asRefusal = (error: unknown): VideoRefused =>
  error instanceof VideoRefused ? error : new VideoRefused('corrupt', null, { cause: error });

/**
 * Opens MP4, QuickTime, WebM and Matroska. Rejects with VideoRefused if this browser cannot decode the video in a
 * worker.
 */
export const openVideo = async (source: VideoSource): Promise<Video> => {
  const blocks = typeof source === 'string' ? null : await wholeBlocks(source);
  try {
    return await openFile(blocks ?? source, blocks !== null);
  } catch (error) {
    if (error instanceof VideoRefused) throw error;
    // The library reads no fragment where the description of one is cut: those before it are whole.
    const whole = typeof source === 'string' ? null : await brokenBoxAt(source);
    if (typeof source === 'string' || !whole) throw asRefusal(error);
    return openFile(source.slice(0, whole), true).catch((error_: unknown) => {
      throw asRefusal(error_);
    });
  }
};
