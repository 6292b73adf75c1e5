import { readTags, sameTags } from './tag';

/**
 * What belongs to a palette beside its colors and its name. It goes with the palette everywhere: through the history and
 * the drafts of a device, into projects and back, into the file with all data. Columns have the same names as fields.
 */
export type PaletteDetails = { readonly tags: readonly string[] };

/** Left out is what is not known: what is there already keeps it. */
export type KnownDetails = Partial<PaletteDetails>;

/** The details among other things, as they are written. */
export const detailsOf = ({ tags }: KnownDetails): { tags?: string[] } => ({
  ...(tags && { tags: [...tags] }),
});

/** The same where all are known. */
export const allDetailsOf = ({ tags }: PaletteDetails): PaletteDetails => ({ tags });

/** Details from storage or a file; what cannot be read is left out. A hostile object may throw: see `attempt`. */
export const readDetails = (value: unknown): KnownDetails => {
  const tags: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'tags')
      ? Reflect.get(value, 'tags')
      : null;
  return { ...(Array.isArray(tags) && { tags: readTags(tags) }) };
};

/** The known details of `next` that are others than before. */
export const changedDetails = (before: PaletteDetails, next: KnownDetails): KnownDetails => ({
  ...(next.tags && !sameTags(next.tags, before.tags) && { tags: next.tags }),
});
