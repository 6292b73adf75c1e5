/** Codecs by the four letters that MP4 and QuickTime files have for them. */
const IN_MP4: readonly (readonly [letters: RegExp, name: string])[] = [
  [/^ap(?:ch|cn|cs|co|4h|4x)$/, 'ProRes'],
  [/^aprn$/, 'ProRes RAW'],
  [/^avd[hn]$/i, 'DNxHD (DNxHR)'],
  [/^mp4v$/, 'MPEG-4 Visual (DivX, Xvid)'],
  [/^(?:jpeg|mjp[agb2])$/, 'Motion JPEG'],
  [/^(?:s263|h263)$/, 'H.263'],
  [/^rle $/, 'QuickTime Animation'],
  [/^svq[13]$/i, 'Sorenson Video'],
  [/^cvid$/, 'Cinepak'],
  [/^dv(?:c |cp|pp|5[np]|h[2356q])$/, 'DV'],
  [/^cfhd$/i, 'CineForm'],
  [/^(?:xd[v5hf].|hdv.|mx[345][np]|m2v1)$/, 'MPEG-2 (XDCAM, HDV)'],
  [/^(?:v210|v410|2vuy|yuv2|yuvs|r210|b64a|raw )$/, 'uncompressed video'],
  [/^png $/, 'PNG video'],
  [/^hap[1-9a-z]$/i, 'Hap'],
  [/^vv[ci]1$/, 'VVC (H.266)'],
  [/^dv(?:h1|he|a1|av)$/, 'Dolby Vision'],
  [/^vc-1$/, 'VC-1'],
  [/^encv$/, 'encrypted films'],
];

/** Codecs by the beginning of the name that Matroska files have for them. */
const IN_MATROSKA: readonly (readonly [name: RegExp, name: string])[] = [
  [/^V_FFV1/, 'FFV1'],
  [/^V_MPEG4\/ISO\/(?:SP|ASP|AP)/, 'MPEG-4 Visual (DivX, Xvid)'],
  [/^V_MPEG4\/MS/, 'Microsoft MPEG-4'],
  [/^V_MPEG[12]/, 'MPEG-2'],
  [/^V_PRORES/, 'ProRes'],
  [/^V_MJPEG/, 'Motion JPEG'],
  [/^V_THEORA/, 'Theora'],
  [/^V_REAL/, 'RealVideo'],
  [/^V_UNCOMPRESSED/, 'uncompressed video'],
  [/^V_MPEGI/, 'VVC (H.266)'],
  [/^V_MS\/VFW/, 'a codec of Video for Windows'],
];

/** Behind the letters 'stsd': version, count, and size of the first entry. */
const ENTRY_OFFSET = 16;
/** Descriptions of tracks are in the first megabyte of an index. */
const INDEX_BYTES = 1_000_000;
/** Matroska has its tracks before its pictures. */
const HEAD_BYTES = 100_000;

/** One letter for each byte. */
const lettersOf = async (blob: Blob): Promise<string> =>
  new TextDecoder('latin1').decode(await blob.arrayBuffer());

/** The codec of an MP4 or QuickTime file whose index begins at a position, in words; null if it is not known. */
export const codecOfIndex = async (source: Blob, indexAt: number): Promise<string | null> => {
  const index = await lettersOf(source.slice(indexAt, indexAt + INDEX_BYTES));
  for (const { index: at } of index.matchAll(/stsd/g)) {
    const letters = index.slice(at + ENTRY_OFFSET, at + ENTRY_OFFSET + 4);
    const name = IN_MP4.find(([pattern]) => pattern.test(letters))?.[1];
    if (name !== undefined) return name;
  }
  return null;
};

/** Where Matroska files have a header of Video for Windows, the codec is one of its letters. */
const IN_WINDOWS: readonly (readonly [letters: RegExp, name: string])[] = [
  [/FFV1/, 'FFV1'],
  [/XVID|DIVX|DX50|FMP4|MP4V/i, 'MPEG-4 Visual (DivX, Xvid)'],
  [/MJPG/i, 'Motion JPEG'],
  [/WMV[123]|WVC1/, 'Windows Media Video'],
  [/HFYU|FFVH/, 'HuffYUV'],
];
/** How far behind the codec's name its header is. */
const WINDOWS_BYTES = 200;

/** The codec of a Matroska file, in words; null if it is not known. */
export const codecOfMatroska = async (source: Blob): Promise<string | null> => {
  const head = await lettersOf(source.slice(0, HEAD_BYTES));
  const { 0: written = '', index = 0 } = /V_[A-Z\d_/]{2,30}/.exec(head) ?? {};
  const near = head.slice(Math.max(0, index - WINDOWS_BYTES), index + WINDOWS_BYTES);
  const letters = written.startsWith('V_MS/VFW') ? IN_WINDOWS.find(([pattern]) => pattern.test(near)) : null;
  if (letters) return letters[1];
  return IN_MATROSKA.find(([pattern]) => pattern.test(written))?.[1] ?? null;
};
