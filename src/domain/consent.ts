import { isRecord } from './jsonRecord';

/** Kinds of cookies that a visitor may refuse. The necessary ones are always on. */
export type OptionalCategory = 'analytics' | 'marketing' | 'preferences';
export type ConsentChoice = Readonly<Record<OptionalCategory, boolean>>;

/** What a visitor has agreed to; `lastUpdated` is ISO 8601 in UTC. */
export type Consent = ConsentChoice & { readonly necessary: true; readonly lastUpdated: string };

/** The one local key under which the record is kept. */
export const CONSENT_KEY = 'hueloom-cookie-consent';

type CategoryRow = {
  readonly category: OptionalCategory | 'necessary';
  readonly label: string;
  /** Names of the cookies to delete when the category is refused. */
  readonly cookies: RegExp | null;
};

/** THE TABLE of cookie categories: the banner, its record and the clearing of cookies read it. */
export const COOKIE_CATEGORIES: readonly CategoryRow[] = [
  { category: 'necessary', label: 'Necessary', cookies: null },
  {
    category: 'analytics',
    label: 'Analytics',
    // Not `_gac_`, which belongs to advertising.
    cookies: /^(?:_ga(?!c_)|_gid|_gat|_pk_|_hj|ph_|hueloom-analytics)/,
  },
  {
    category: 'marketing',
    label: 'Marketing',
    cookies: /^(?:_gcl_|_gac_|_fbp|_fbc|_uet|_ttp|hueloom-marketing)/,
  },
  { category: 'preferences', label: 'Preferences', cookies: /^hueloom-preferences/ },
];

export const NOTHING_OPTIONAL: ConsentChoice = { analytics: false, marketing: false, preferences: false };
export const EVERYTHING: ConsentChoice = { analytics: true, marketing: true, preferences: true };

export const createConsent = ({ analytics, marketing, preferences }: ConsentChoice, now: Date): Consent => ({
  necessary: true,
  analytics,
  marketing,
  preferences,
  lastUpdated: now.toISOString(),
});

/** A stored record; null if there is none or it is ambiguous: the visitor is asked again. */
export const parseConsent = (value: unknown): Consent | null => {
  if (!isRecord(value)) return null;
  const { analytics, marketing, preferences, lastUpdated } = value;
  const isCertain =
    typeof analytics === 'boolean' && typeof marketing === 'boolean' && typeof preferences === 'boolean';
  if (!isCertain || typeof lastUpdated !== 'string' || Number.isNaN(Date.parse(lastUpdated))) return null;
  return { necessary: true, analytics, marketing, preferences, lastUpdated };
};

/** Whether a cookie of this name belongs to a category that the choice refuses. */
export const isRefusedCookie = (name: string, choice: ConsentChoice): boolean =>
  COOKIE_CATEGORIES.some(
    // Stryker disable next-line ConditionalExpression,StringLiteral,OptionalChaining: the necessary ones, and no others, have no names here
    ({ category, cookies }) => category !== 'necessary' && !choice[category] && cookies?.test(name) === true,
  );
