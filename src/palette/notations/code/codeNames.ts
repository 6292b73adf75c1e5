import { exportValues, type ExportPalette } from '../../exportPalette';
import { uniqueNames } from '../../uniqueNames';

/** Reserved words of Dart, Java and Kotlin, and names that would shadow what the exported file itself uses. */
const RESERVED = new Set(
  'abstract as assert async await base bool boolean break byte case catch char class color colors const continue covariant default deferred do double dynamic else enum export extends extension external factory false final finally float for function get goto hide if implements import in int interface is late library long mixin native new null num object of on operator out package part private protected public rethrow return sealed set short show static strictfp string super switch sync synchronized this throw throws transient true try type typedef val var void volatile when while with yield'.split(
    ' ',
  ),
);

const camel = (id: string): string => id.replaceAll(/-+(.)/g, (_, letter: string) => letter.toUpperCase());

const WRITE = {
  /** 'seaGreen50' of Dart. */
  camel,
  /** 'SeaGreen50' of Compose. */
  pascal: (id: string): string => camel(`-${id}`),
  /** 'sea_green_50' of Android's resources. */
  snake: (id: string): string => id.replaceAll('-', '_'),
} as const;

/** The identifiers of a palette's values in the style of a language, all different. */
export const codeNames = (palette: ExportPalette, style: keyof typeof WRITE): string[] =>
  uniqueNames(
    exportValues(palette).map(({ id }) => WRITE[style](RESERVED.has(id) ? `${id}-color` : id)),
    '_',
  );
