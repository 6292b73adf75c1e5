/** Words of sentences that do not belong to a color's name, in English, German, French and Spanish. */
const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const BEING = words(`
  is are was were be been being am becomes become should isn't it's that's ist sind wird werden sei
  sein soll sollen sollte est sont sera c'est es son será
`);

/** What one does with a color: the words before it say who does it. */
const USING = words(`
  use uses used using make makes made set sets pick picked choose chose take try check replace
  replaced change changed swap swapped switch switched update updated convert add added remove removed
  keep kept need needs want wants like love prefer see get got go let have has had found tested
  compare mix paint put turn apply give send find would could will can do does know nutzen nutzt nutze
  benutzen verwenden verwendet verwende nimm nehmen nehmt haben hat habe brauchen mach machen ändere
  utilisons utilise utilisez utiliser avons prenons voici choisi usamos usa usar tenemos queremos
  cambia
`);

/** Those of them that only say that a color is used. */
const APPLYING = words(`
  use uses used using take pick choose set nutzen nutzt benutzen verwenden verwendet nimm nehmen
  utilisons utilise utilisez utiliser prenons usamos usa usar
`);

/** Words that a verb follows, whatever it is. */
const SUBJECTS = words('i we you they he she ich wir sie ihr er je nous vous ils yo nosotros please bitte');

const ARTICLES = words(`
  the a an this that these those our my your their his her its ein eine einen einem einer der die das
  den dem unser unsere unserem unseren unserer mein meine dein euer eure ihre le la les l' un une des
  notre nos mon ma mes votre vos el los las una unos unas nuestro nuestra nuestros nuestras mi tu su
`);

/** Part of a name when within it: 'bleu de Prusse'. */
const JOINING = words("of de du del della von vom d'");

/** Words before the purpose of a color. */
const PURPOSES = words('for as für als pour comme para como');

/** Words before something other than the color's description. */
const RELATIONS = words(`
  with on over against in at to from by under into onto via near between beside behind above below
  than vs mit auf in im zu aus über unter gegen avec sur dans vers à con sobre en a hacia desde sin
  ohne sans without
`);

/** Those of them that precede what something becomes. */
const TURNING = words('to in into auf zu en à a');

/** Words without meaning for what is beside them. */
const FILLERS = words(`
  also just only then now still not no yes ok okay hi hello hey dear thanks here there it us me them
  so but both all more too instead again because if when while until anything something everything
  everywhere always maybe perhaps currently new old hallo danke auch noch nur jetzt hier dann aber
  nicht weil wenn bonjour merci aussi ici mais pas parce que hola gracias también aquí pero porque si
`);

/** Between two items of a list. */
const AND = words('and or und oder et ou y');

/** Words for a color in general. */
const GENERIC = words(`
  color colors colour colours hex code value rgb hsl farbe farben farbton couleur couleurs colores
  tono hexcode
`);

/** Words that qualify a color word. */
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

/** Endings of contractions: 'we're', 'I'd'. */
const CONTRACTED = /'(?:s|re|ve|ll|d|m)$/;

export const kindOfWord = (word: string): WordKind => {
  const whole = plain(word);
  const start = whole.replace(CONTRACTED, '');
  return KINDS.find(([, list]) => list.has(whole) || list.has(start))?.[0] ?? 'content';
};

/** A single capital letter is an axis or a key, not 'and'. */
export const isAnd = (word: string): boolean => word === '&' || AND.has(word.length > 1 ? plain(word) : word);
export const isApplying = (word: string): boolean => APPLYING.has(plain(word));
export const isTurning = (word: string): boolean => TURNING.has(plain(word));
export const isGeneric = (word: string): boolean => GENERIC.has(plain(word));
export const isShade = (word: string): boolean => SHADES.has(plain(word));

/** Words that only occur in sentences, not in names. */
const SENTENCE_ONLY = words(`
  is are was were we you they our their please should use uses using ist sind soll sollen sollte wir ich unser unsere
  unserem unseren unserer bitte nutzen verwenden est sont nous notre nos utilisons es usamos nuestro nuestra nuestros
  nuestras
`);
const WORD = /[\p{L}\p{N}_-]+/gu;

export const hasSentenceWord = (line: string): boolean =>
  (line.match(WORD) ?? []).some((word) => SENTENCE_ONLY.has(plain(word)));
