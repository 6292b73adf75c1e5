import { TOP_BOXES } from '../../common/topBoxes';
import { codecOfIndex, codecOfMatroska } from './foreignCodec';
import type { ForeignVideo } from '../../../../src/domain/foreignVideoMessages';

/** First bytes of files, in hexadecimal; dots match any digit. The first match counts. */
const SIGNATURES: readonly (readonly [pattern: RegExp, kind: ForeignVideo])[] = [
  [/^52494646.{8}41564920/, 'avi'],
  // VP8X with the animation bit; any other WebP is a still picture.
  [/^52494646.{8}5745425056503858.{8}.[2367abef]/, 'webp'],
  [/^52494646.{8}57454250/, 'picture'],
  [/^52494646.{8}57415645/, 'sound'],
  [/^3026b2758e66cf11/, 'wmv'],
  [/^464c5601/, 'flv'],
  [/^1a45dfa3/, 'matroska'],
  [/^000001ba/, 'mpeg'],
  [/^000001b[035]/, 'elementary'],
  [/^(00)?000001(67|27|09|4001|4201|4601)/, 'elementary'],
  [/^47.{374}47/, 'transport'],
  // Four bytes of timestamp before each packet, as written by cameras and Blu-ray discs.
  [/^.{8}47.{382}47/, 'transport'],
  [/^2e524d46/, 'real'],
  // Vorbis, Opus, FLAC or Speex, and no Theora beside them.
  [/^4f676753(?!.*7468656f7261).*(01766f72626973|4f70757348656164|7f464c4143|5370656578)/, 'sound'],
  [/^4f676753/, 'ogg'],
  [/^060e2b34/, 'mxf'],
  [/^47494638(37|39)61/, 'gif'],
  [/^89504e470d0a1a0a.*6163544c/, 'apng'],
  [/^(89504e470d0a1a0a|ffd8ff|424d.{12}|49492a00|4d4d002a|00000100)/, 'picture'],
  [/^.{8}66747970(61766973)/, 'avif'],
  [/^.{8}66747970(61766966|68656963|68656978|6d696631)/, 'picture'],
  [/^.{8}667479704d34[41]?4120/, 'sound'],
  [/^(494433|fff[ab]|664c6143)/, 'sound'],
  [/^25504446/, 'pdf'],
  // '<!doctype html' or '<html', in either case, perhaps behind a byte order mark or spaces.
  [/^(efbbbf)?(20|09|0a|0d)*3c(21[46]4[46]f[46]3[57]4[57]9[57]0[46]520)?3?c?[46]8[57]4[46]d[46]c/, 'webPage'],
  [/^(504b0304|52617221|377abcaf|1f8b)/, 'archive'],
];

const HEAD_BYTES = 200;

/** Not videos, not even in an unsupported container. */
const NO_VIDEOS: ReadonlySet<ForeignVideo> = new Set<ForeignVideo>([
  'gif',
  'apng',
  'webp',
  'avif',
  'picture',
  'sound',
  'pdf',
  'archive',
  'webPage',
  'text',
  'noIndex',
  'cutIndex',
]);

export const isVideo = (kind: ForeignVideo): boolean => !NO_VIDEOS.has(kind);

/** More boxes than precede the index of any video; each needs a read of its own. */
const MOST_BOXES = 10_000;

type Index = { readonly kind: 'there' | 'cut' | 'missing' | 'no boxes'; readonly at: number };

/** Whether an MP4 or QuickTime file has boxes at all, whether the index is among them, and whole. */
const findIndex = async (source: Blob): Promise<Index> => {
  for (let at = 0, count = 0; at + 8 <= source.size && count < MOST_BOXES; count += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each box tells where the next one begins
    const view = new DataView(await source.slice(at, at + 16).arrayBuffer());
    const type = String.fromCharCode(...[4, 5, 6, 7].map((index) => view.getUint8(index)));
    const short = view.getUint32(0);
    const size = short === 1 && view.byteLength === 16 ? Number(view.getBigUint64(8)) : short;
    if (type === 'moov') return { kind: at + size > source.size ? 'cut' : 'there', at };
    if (!TOP_BOXES.has(type)) return { kind: at === 0 ? 'no boxes' : 'missing', at };
    if (size < 8) break;
    at += size;
  }
  return { kind: source.size < 8 ? 'no boxes' : 'missing', at: 0 };
};

/** Fewer bytes may be of anything. */
const TEXT_MIN = 16;

/** Letters, spaces and line ends of texts; other bytes below the space are in none. */
const isText = (head: Uint8Array): boolean =>
  head.length >= TEXT_MIN && head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d));

/** The kind of a file that is not a supported video; null if it is not recognized. */
export const foreignVideo = async (source: Blob): Promise<ForeignVideo | null> => {
  const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const known = SIGNATURES.find(([pattern]) => pattern.test(hex))?.[1];
  if (known) return known;
  const { kind } = await findIndex(source);
  if (kind === 'there') return 'unknownCodec';
  if (kind === 'cut') return 'cutIndex';
  if (kind === 'missing') return 'noIndex';
  return isText(head) ? 'text' : null;
};

/** The codec of a file of a kind that may be read, in words; null if it is not known. */
export const foreignCodec = async (kind: ForeignVideo, source: Blob): Promise<string | null> => {
  if (kind === 'matroska') return codecOfMatroska(source);
  return kind === 'unknownCodec' ? codecOfIndex(source, (await findIndex(source)).at) : null;
};

const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc: 'this kind of H.264',
  hevc: 'HEVC (H.265)',
  vp8: 'VP8',
  vp9: 'this kind of VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

export const codecName = (codec: string): string => CODEC_NAMES[codec] ?? codec;
