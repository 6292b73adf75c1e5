/** Words of sentences that are no part of a color's name, in English, German, French and Spanish. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const BEING = words(`
  is are was were be been being am becomes become should isn't it's that's ist sind wird werden sei
  sein soll sollen sollte est sont sera c'est es son será
`);

/** What is done with a color: what stands before it says who does it. */
const USING = words(`
  use uses used using make makes made set sets pick picked choose chose take try check replace
  replaced change changed swap swapped switch switched update updated convert add added remove removed
  keep kept need needs want wants like love prefer see get got go let have has had found tested
  compare mix paint put turn apply give send find would could will can do does know nutzen nutzt nutze
  benutzen verwenden verwendet verwende nimm nehmen nehmt haben hat habe brauchen mach machen ändere
  utilisons utilise utilisez utiliser avons prenons voici choisi usamos usa usar tenemos queremos
  cambia
`);

/** Of these, those that say no more than that it is used. */
const APPLYING = words(`
  use uses used using take pick choose set nutzen nutzt benutzen verwenden verwendet nimm nehmen
  utilisons utilise utilisez utiliser prenons usamos usa usar
`);

/** Whose verb stands behind them, whatever it is. */
const SUBJECTS = words('i we you they he she ich wir sie ihr er je nous vous ils yo nosotros please bitte');

const ARTICLES = words(`
  the a an this that these those our my your their his her its ein eine einen einem einer der die das
  den dem unser unsere unserem unseren unserer mein meine dein euer eure ihre le la les l' un une des
  notre nos mon ma mes votre vos el los las una unos unas nuestro nuestra nuestros nuestras mi tu su
`);

/** Inside a name they belong to it: 'bleu de Prusse'. */
const JOINING = words("of de du del della von vom d'");

/** What a color is for. */
const PURPOSES = words('for as für als pour comme para como');

/** Behind them stands something else than what the color is. */
const RELATIONS = words(`
  with on over against in at to from by under into onto via near between beside behind above below
  than vs mit auf in im zu aus über unter gegen avec sur dans vers à con sobre en a hacia desde sin
  ohne sans without
`);

/** Of these, those before what something becomes. */
const TURNING = words('to in into auf zu en à a');

/** They say nothing of what stands beside them. */
const FILLERS = words(`
  also just only then now still not no yes ok okay hi hello hey dear thanks here there it us me them
  so but both all more too instead again because if when while until anything something everything
  everywhere always maybe perhaps currently new old hallo danke auch noch nur jetzt hier dann aber
  nicht weil wenn bonjour merci aussi ici mais pas parce que hola gracias también aquí pero porque si
`);

/** Between two colors of a row. */
const AND = words('and or und oder et ou y');

/** Names of what a color is, and none of which one. */
const GENERIC = words(`
  color colors colour colours hex code value rgb hsl farbe farben farbton couleur couleurs colores
  tono hexcode
`);

/** Beside a color word they say more of the same color. */
const SHADES = words(`
  deep dark light pale soft warm cool bright plain pure muted dusty pastel dunkles helles sattes
  tiefes clair foncé claro oscuro
`);

export type WordKind =
  | 'being'
  | 'using'
  | 'subject'
  | 'article'
  | 'joining'
  | 'purpose'
  | 'relation'
  | 'filler'
  | 'content';

const KINDS: readonly (readonly [WordKind, ReadonlySet<string>])[] = [
  ['being', BEING],
  ['using', USING],
  ['subject', SUBJECTS],
  ['article', ARTICLES],
  ['joining', JOINING],
  ['purpose', PURPOSES],
  ['relation', RELATIONS],
  ['filler', FILLERS],
];

const plain = (word: string): string => word.toLowerCase().replaceAll('’', "'");

/** 'We're', 'I'd' and the like begin with another word. */
const CONTRACTED = /'(?:s|re|ve|ll|d|m)$/;

export const kindOfWord = (word: string): WordKind => {
  const whole = plain(word);
  const start = whole.replace(CONTRACTED, '');
  return KINDS.find(([, list]) => list.has(whole) || list.has(start))?.[0] ?? 'content';
};

/** A capital letter alone is the name of an axis or a key. */
export const isAnd = (word: string): boolean => word === '&' || AND.has(word.length > 1 ? plain(word) : word);
export const isApplying = (word: string): boolean => APPLYING.has(plain(word));
export const isTurning = (word: string): boolean => TURNING.has(plain(word));
export const isGeneric = (word: string): boolean => GENERIC.has(plain(word));
export const isShade = (word: string): boolean => SHADES.has(plain(word));

/** Words that make a sentence of a line, and are in no name. */
const TELLING = words(`
  is are was were we you they our their please should use uses using ist sind soll sollen sollte wir ich unser unsere
  unserem unseren unserer bitte nutzen verwenden est sont nous notre nos utilisons es usamos nuestro nuestra nuestros
  nuestras
`);
const WORD = /[\p{L}\p{N}_-]+/gu;

export const isTelling = (line: string): boolean =>
  (line.match(WORD) ?? []).some((word) => TELLING.has(plain(word)));
