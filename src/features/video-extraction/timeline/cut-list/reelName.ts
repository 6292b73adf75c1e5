/** What reels without a name are called: auxiliary. */
const AUXILIARY = 'AX';
/** Black: a name that stands for no reel. */
const BLACK = 'BL';

/** A file's name as that of a reel, after CMX 3600: 8 letters and digits at most, in upper case. Accents fall off. */
export const reelName = (fileName: string): string => {
  const name = fileName
    .replace(/\.[^.]+$/, '')
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 8);
  return name === '' || name === BLACK ? AUXILIARY : name;
};
