/** Looks up one environment variable. */
export type ReadVariable = (name: string) => string | undefined;

/**
 * A setting that the function cannot work without. A line break copied along with a key would make every signature
 * wrong without a word, so it stops the function from starting.
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

/** Where the page lives: SITE_ORIGIN first, then others that may call, from ALLOWED_ORIGINS with commas between. */
export const readOrigins = (read: ReadVariable): readonly [string, ...string[]] => {
  const others = (read('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim());
  return [
    readOrigin('SITE_ORIGIN', readSetting(read, 'SITE_ORIGIN')),
    ...others.filter((origin) => origin !== '').map((origin) => readOrigin('ALLOWED_ORIGINS', origin)),
  ];
};
