const NEWER_WORDS =
  'The library words it as PostgREST 13 does; the program compared with is 12. Nobody reads the sentence: the code is the same.';

/** What the embedded backend answers otherwise than PostgREST, by call, and why that may stay. */
export const DIFFERENCES: Readonly<
  Record<string, { readonly why: string; readonly embedded: Readonly<Record<string, unknown>> }>
> = {
  'a change of what is not there': {
    why: NEWER_WORDS,
    embedded: { message: 'Cannot coerce the result to a single JSON object' },
  },
  'a change of several where one is asked for': {
    why: NEWER_WORDS,
    embedded: { message: 'Cannot coerce the result to a single JSON object' },
  },
  'no administrator': {
    why: NEWER_WORDS,
    embedded: { message: 'Cannot coerce the result to a single JSON object' },
  },
  'a foreign schema': { why: NEWER_WORDS, embedded: { message: 'Invalid schema: auth' } },
  'an unknown column': {
    why: 'PostgREST names the table beside it in its query, the library does not. Nobody reads the sentence: the code is the same.',
    embedded: { message: 'column "nope" does not exist' },
  },
  'an unknown table': {
    why: 'PostgREST 13 looks into its cache first and has a code of its own for it; 12 asks the database. Either is a 404.',
    embedded: {
      code: 'PGRST205',
      message: "Could not find the table 'public.nope' in the schema cache",
    },
  },
};
