import { readTags, sameTags } from './tag';

/**
 * Attributes of a palette besides its colors and name. They accompany it everywhere: in the history and drafts of a
 * device, in projects, in the export of all data. Columns have the same names as the fields.
 */
export type PaletteDetails = { readonly tags: readonly string[] };

/** Fields that are unknown are missing: existing values are kept. */
export type KnownDetails = Partial<PaletteDetails>;

/** Only the detail fields of an object, for writing. */
export const detailsOf = ({ tags }: KnownDetails): { tags?: string[] } => ({
  ...(tags && { tags: [...tags] }),
});

/** The same if all are known. */
export const allDetailsOf = ({ tags }: PaletteDetails): PaletteDetails => ({ tags });

/** Details from storage or a file; unreadable fields are omitted. A hostile object may throw: see `attempt`. */
export const readDetails = (value: unknown): KnownDetails => {
  const tags: unknown =
    typeof value === 'object' && value !== null && Object.hasOwn(value, 'tags')
      ? Reflect.get(value, 'tags')
      : null;
  return { ...(Array.isArray(tags) && { tags: readTags(tags) }) };
};

/** The known details of `next` that differ from those before. */
export const changedDetails = (before: PaletteDetails, next: KnownDetails): KnownDetails => ({
  ...(next.tags && !sameTags(next.tags, before.tags) && { tags: next.tags }),
});
