import { strToU8, zipSync } from 'fflate';
import { downloadFile } from '../../../state/downloadFile';
import type { ThemeFile } from '../../../theme/exports/themeFormats';

const MIMES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  xml: 'application/xml',
};

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** Downloads one file as it is, several as a zip with their folders. */
export const downloadFiles = (zipName: string, files: readonly ThemeFile[]): void => {
  const [first, ...others] = files;
  if (!first) return;
  if (others.length === 0) {
    const mime = MIMES[extensionOf(first.path)] ?? 'text/plain';
    downloadFile(first.path, mime, strToU8(first.text));
    return;
  }
  const zip = zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  downloadFile(zipName, 'application/zip', zip);
};
