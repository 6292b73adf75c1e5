/** A file with its display name. */
type NamedFile = { readonly file: Blob; readonly name: string };

/** A file on its way from one page, which cannot read it, to another that can: no state of the store or an address. */
export type HandedFile = {
  /** `path` is the page that is about to be opened. */
  readonly give: (path: string, file: NamedFile) => void;
  /** What was given to this page, once; null if nothing was. What was given to another one is dropped. */
  readonly take: (path: string) => NamedFile | null;
};

export const createHandedFile = (): HandedFile => {
  let given: { readonly path: string; readonly file: NamedFile } | null = null;
  return {
    give: (path, file) => {
      given = { path, file };
    },
    take: (path) => {
      const taken = given?.path === path ? given.file : null;
      given = null;
      return taken;
    },
  };
};
