import { childrenOf, findBox, readIndex, type Box } from './isoBoxes';

/** The effect of a track's edit list. */
export type Edits = {
  /** In the file's own time; null if the track is shown to its end. */
  readonly endSeconds: number | null;
  /** Time at the beginning of the video without a picture: 0 for nearly all. */
  readonly delaySeconds: number;
  /** Several segments of the track, or a changed speed: only players support that. */
  readonly isMontage: boolean;
};

export const NO_EDITS: Edits = { endSeconds: null, delaySeconds: 0, isMontage: false };

/** Time scale of a header, after two dates, which are longer in version 1 (ISO/IEC 14496-12, 8.2.2). */
const timeScaleOf = (view: DataView, { start }: Box): number =>
  view.getUint32(start + (view.getUint8(start) === 1 ? 20 : 12));

type Edit = { readonly duration: number; readonly mediaTime: number; readonly rate: number };

/** ISO/IEC 14496-12, 8.6.6. */
const readEdits = (view: DataView, { start }: Box): Edit[] => {
  const isLong = view.getUint8(start) === 1;
  const bytes = isLong ? 20 : 12;
  return Array.from({ length: view.getUint32(start + 4) }, (_, index) => {
    const at = start + 8 + index * bytes;
    return {
      duration: isLong ? Number(view.getBigUint64(at)) : view.getUint32(at),
      mediaTime: isLong ? Number(view.getBigInt64(at + 8)) : view.getInt32(at + 4),
      rate: view.getUint32(at + bytes - 4) / 65_536,
    };
  });
};

const describe = (edits: readonly Edit[], timeScale: number): Edits => {
  const shown = edits.filter(({ mediaTime }) => mediaTime >= 0);
  if (shown.length > 1 || shown.some(({ rate }) => rate !== 1)) return { ...NO_EDITS, isMontage: true };
  if (shown.length === 0 || timeScale === 0) return NO_EDITS;
  const before = edits.slice(
    0,
    edits.findIndex(({ mediaTime }) => mediaTime >= 0),
  );
  const delay = before.reduce((sum, { duration }) => sum + duration, 0);
  const length = shown[0]?.duration ?? 0;
  return {
    // Without a length, as in fragmented files: to the end.
    endSeconds: length === 0 ? null : (delay + length) / timeScale,
    delaySeconds: delay / timeScale,
    isMontage: false,
  };
};

/** Reads the edit list of a track in an MP4 or QuickTime file; an invalid one is ignored. */
export const readEditList = async (source: Blob, trackId: number): Promise<Edits> => {
  try {
    const view = await readIndex(source);
    if (!view) return NO_EDITS;
    const index = { start: 0, end: view.byteLength };
    const header = findBox(view, index, 'mvhd');
    for (const track of childrenOf(view, index).filter(({ type }) => type === 'trak')) {
      const about = findBox(view, track, 'tkhd');
      const list = findBox(view, track, 'edts', 'elst');
      const id = about && view.getUint32(about.start + (view.getUint8(about.start) === 1 ? 20 : 12));
      if (id === trackId && header && list) return describe(readEdits(view, list), timeScaleOf(view, header));
    }
    return NO_EDITS;
  } catch (error) {
    if (error instanceof RangeError) return NO_EDITS;
    throw error;
  }
};
