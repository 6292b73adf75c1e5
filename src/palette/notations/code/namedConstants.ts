import type { Statements } from './codeStatements';

/** Types and lists of named colors: of Tailwind, Flutter, Compose, Android, Swift, .NET, Rust and others. */
const OWNER = String.raw`(?:[cC]olors|Color|Color32|(?:UI|NS)Color|(?:SK|Cupertino)Colors|Brushes)`;
const IS_OWNER = new RegExp(`^${OWNER}$`);

/** Calls that only make a color translucent. */
const FADING = String.raw`\.(?:with[A-Z]\w{1,20}|copy|opacity)`;
/** 'Colors.black.withOpacity', which is the name of a call. */
const FADED = new RegExp(String.raw`^(${OWNER})\.(\w{1,25})(?:\.\w{1,12})?${FADING}$`);
/** '.teal[900]', '.sky.500', '.teal.shade500', '::BLACK', '.black.opacity(0.5)', up to the end of a value. */
const MEMBER = new RegExp(
  String.raw`^(?:\.|::)([a-zA-Z]\w{0,24})(?:\[["']?\w{1,12}["']?\]!?|\.\w{1,12}(?![\w(]))?(?:${FADING}\([^()\n]{0,40}\))?(?=\s{0,4}(?:[,;)}\]\n]|$))`,
);
/** The rest of '[UIColor blackColor]'. */
const MESSAGE = /^ {1,4}([a-z]\w{0,24}Color)\]/;
/** How much is examined behind a word. */
const NEAR = 140;

/** No colors: what nobody sees, and properties of lists. */
const NO_COLOR =
  /^(?:(?:transparent|clear|unspecified|empty|none)(?:Color)?|length|size|count|keys|values|entries)$/i;

/** In 'let ink: UIColor = .black' the type of the variable has the constant. */
const COLOR_TYPE = /:\s{0,4}(?:UI|NS)?Color\??\s{0,4}$/;

/** An argument that is a color: 'TextStyle(color: Colors.white)'. */
const COLOR_LABEL =
  /[(,]\s{0,20}\w{0,20}(?:[cC]olor|[bB]ackground|[fF]ill|[sS]troke|[tT]int)\w{0,12}\s{0,2}[:=]\s{0,2}$/;
/** An item of a list, calls among the others: '[Colors.red, Color(0xFF0D9488)]'. */
const LISTED = /\[(?:[^[\](){};]|\([^()]{0,60}\)){0,140}$/;
/** How much is examined before a word. */
const BEFORE_MAX = 140;

/** A type or list that the text itself declares; in 'const Color ink' only the type of a variable is one. */
const OWN_TYPE = new RegExp(
  String.raw`\b(?:enum|class|struct|object|const|let|var|val)\s{1,4}(${OWNER})\s{0,4}(?:[{(:]|=(?!\s{0,4}(?:require|await|import)\b)|extends\b)`,
  'g',
);

/** A name that the text gives to a color or a scale of its own. */
const DECLARED =
  /(?<![\w.])([a-z]\w{1,24})["']?\s{0,8}(?::\s{0,4}(?:UI|NS)?Color\??\s{0,4})?[:=(]\s{0,4}(?:const |new )?(?=["']?#[0-9a-f]{3}|["']?0x[0-9a-f]{6}|(?:\w{1,12}\.)?\w{0,12}colou?r\w{0,12}(?:\.\w{1,12})?\(|(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch)a?\(|\{\s{0,20}["']?\w{1,12}["']?\s{0,4}:\s{0,4}["']?#)/gi;

/** A line that begins a section of TOML: '[colors.primary]'. */
const SECTION_START = /(?:^|\n)[^\S\n]{0,8}\[{1,2}$/;
const SECTION_END = /^[\w.-]{1,80}\]{1,2}[^\S\n]{0,20}(?:#[^\n]{0,200})?(?:\n|$)/;

export type NamedConstants = {
  /** The constant that begins at a word and is a whole value, as it is written; null for other words. */
  readonly atWord: (word: string, at: number) => string | null;
  /** A call that makes a constant translucent, as it is written: 'Colors.black.withOpacity(0.5)'; null for others. */
  readonly atCall: (name: string, call: string, at: number) => string | null;
};

/**
 * Named colors of libraries and other files: 'Colors.black', '[UIColor blackColor]'. Each is found once, however often
 * it is used, and those that the text itself defines are not.
 */
export const createNamedConstants = (
  text: string,
  { beginsValue, keyText }: Pick<Statements, 'beginsValue' | 'keyText'>,
): NamedConstants => {
  let declared: ReadonlySet<string> | null = null;
  let ownTypes: ReadonlySet<string> | null = null;
  const reported = new Set<string>();
  const isOther = (owner: string, member = ''): boolean => {
    declared ??= new Set(Array.from(text.matchAll(DECLARED), ([, name = '']) => name.toLowerCase()));
    ownTypes ??= new Set(Array.from(text.matchAll(OWN_TYPE), ([, name = '']) => name));
    return !NO_COLOR.test(member) && !ownTypes.has(owner) && !declared.has(member.toLowerCase());
  };
  const isValue = (at: number): boolean => {
    const before = text.slice(Math.max(0, at - BEFORE_MAX), at);
    return beginsValue(at) || COLOR_LABEL.test(before) || (/[[,]\s*$/.test(before) && LISTED.test(before));
  };
  const find = (word: string, at: number): string | null => {
    const isMember = text[at - 1] === '.' && beginsValue(at - 1) && COLOR_TYPE.test(keyText());
    if (isMember) {
      const [found, member] = MEMBER.exec(`.${text.slice(at, at + NEAR)}`) ?? [];
      return found !== undefined && isOther('', member) ? found : null;
    }
    if (!IS_OWNER.test(word)) return null;
    const behind = at + word.length;
    const rest = text.slice(behind, behind + NEAR);
    if (SECTION_END.test(rest) && SECTION_START.test(text.slice(Math.max(0, at - 12), at))) return null;
    const isMessage = text[at - 1] === '[' && beginsValue(at - 1) && MESSAGE.test(rest);
    if (!isMessage && !isValue(at)) return null;
    const [found, member] = (isMessage ? MESSAGE : MEMBER).exec(rest) ?? [];
    return found !== undefined && isOther(word, member) ? `${isMessage ? '[' : ''}${word}${found}` : null;
  };
  const once = (found: string | null): string | null => {
    if (found === null || reported.has(found)) return null;
    reported.add(found);
    return found;
  };
  return {
    atWord: (word, at) => once(find(word, at)),
    atCall: (name, call, at) => {
      const [, owner = '', member] = FADED.exec(name) ?? [];
      return once(member !== undefined && isValue(at) && isOther(owner, member) ? call : null);
    },
  };
};
