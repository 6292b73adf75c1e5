/** A file, or the sentence that says why there cannot be one. */
export type StripFile =
  | {
      readonly ending: string;
      readonly mime: string;
      readonly bytes: Uint8Array;
      /** What is to be said of it beside its name. */
      readonly note?: string;
    }
  | { readonly refusal: string };

/** What a file that takes a while is made with. */
export type ExportTask = {
  /** Ends it: the writing rejects with its reason. */
  readonly signal: AbortSignal;
  readonly progressed: (done: number, total: number) => void;
};
