/** Looks up one environment variable. */
export type ReadVariable = (name: string) => string | undefined;

/**
 * A required setting. A line break copied along with a key would silently invalidate every signature, so it stops the
 * function from starting.
 */
export const readSetting = (read: ReadVariable, name: string): string => {
  const value = read(name);
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  if (/\s/.test(value)) throw new Error(`${name} contains white space`);
  return value;
};

const readOrigin = (name: string, text: string): string => {
  if (!URL.canParse(text) || new URL(text).origin !== text) {
    throw new Error(`${name} must hold origins such as https://example.com, without a path`);
  }
  return text;
};

/** Origins that may call: SITE_ORIGIN first, then those in ALLOWED_ORIGINS, separated by commas. */
export const readOrigins = (read: ReadVariable): readonly [string, ...string[]] => {
  const others = (read('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  return [
    readOrigin('SITE_ORIGIN', readSetting(read, 'SITE_ORIGIN')),
    ...others.filter((origin) => origin !== '').map((origin) => readOrigin('ALLOWED_ORIGINS', origin)),
  ];
};
