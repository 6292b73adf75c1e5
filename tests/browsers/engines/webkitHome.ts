import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The bar above the page would keep the window wider than a phone. */
const NARROW_BAR =
  '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';

/** A home folder for the browser: its downloads and what it keeps stay apart from the user's. */
export const createWebKitHome = async (): Promise<{ home: string; downloads: string }> => {
  const home = await mkdtemp(join(tmpdir(), 'webkit-home-'));
  const [downloads, config] = [join(home, 'downloads'), join(home, '.config')];
  await Promise.all([downloads, join(config, 'gtk-3.0')].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(config, 'gtk-3.0/gtk.css'), `${NARROW_BAR}\n`);
  return { home, downloads };
};
