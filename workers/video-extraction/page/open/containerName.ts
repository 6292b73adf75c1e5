/** First bytes of containers that browsers do not play, in hexadecimal; dots stand for any digit. */
const SIGNATURES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^52494646.{8}41564920/, 'AVI'],
  [/^3026b2758e66cf11/, 'WMV'],
  [/^464c56/, 'FLV'],
  [/^1a45dfa3/, 'This Matroska file'],
  [/^000001b[a3]/, 'MPEG'],
  [/^47.{374}47/, 'MPEG transport stream'],
  [/^2e524d46/, 'RealMedia'],
  [/^4f676753/, 'Ogg'],
];

const HEAD_BYTES = 192;

/** What a film comes in, where it is something that this product does not read itself. */
export const containerName = async (source: Blob): Promise<string | null> => {
  const head = new Uint8Array(await source.slice(0, HEAD_BYTES).arrayBuffer());
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNATURES.find(([pattern]) => pattern.test(hex))?.[1] ?? null;
};

const CODEC_NAMES: Readonly<Record<string, string>> = {
  avc: 'H.264',
  hevc: 'HEVC',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
};

export const codecName = (codec: string): string => CODEC_NAMES[codec] ?? codec;
