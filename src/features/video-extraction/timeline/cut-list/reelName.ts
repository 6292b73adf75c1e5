import { withoutExtension } from '../../../../domain/withoutExtension';

/** Default name for sources without a reel: auxiliary. */
const AUXILIARY = 'AX';
/** Reserved for black, so not a valid reel name. */
const BLACK = 'BL';

/** A file's name as a CMX 3600 reel name: at most 8 letters and digits in upper case, without accents. */
export const reelName = (fileName: string): string => {
  const name = withoutExtension(fileName)
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 8);
  return name === '' || name === BLACK ? AUXILIARY : name;
};
