import type * as fflate from 'fflate';
import type { TextFile } from '../../../theme/imports/readTheme';

/** Ten times the size of a theme with 12 hues in 16 steps. */
const FILE_BYTES_MAX = 500_000;
const FILES_MAX = 12;

const isText = (name: string): boolean => /\.(?:s?css|json|[cm]?js|ts|xml|kt|dart|txt)$/i.test(name);

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name);

const unzip = async (file: File, { strFromU8, unzipSync }: typeof fflate): Promise<TextFile[]> => {
  let count = 0;
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()), {
    filter: ({ name, originalSize }) => isText(name) && originalSize <= FILE_BYTES_MAX && count++ < FILES_MAX,
  });
  return Object.entries(entries).map(([name, bytes]) => ({ name, text: strFromU8(bytes) }));
};

/**
 * The style sheets and token files among the files, including those in a zip; null if one is too large or damaged.
 * Rejects where the code that opens a zip cannot be loaded.
 */
export const readFiles = async (files: readonly File[]): Promise<readonly TextFile[] | null> => {
  if (files.length > FILES_MAX || files.some(({ size }) => size > FILE_BYTES_MAX)) return null;
  const unzipper = files.some(isZip) ? await import('fflate') : null;
  try {
    const read = await Promise.all(
      files.map(async (file) =>
        unzipper && isZip(file) ? unzip(file, unzipper) : [{ name: file.name, text: await file.text() }],
      ),
    );
    return read.flat();
  } catch {
    return null;
  }
};
