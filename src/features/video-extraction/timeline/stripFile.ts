/** A file, or the message why there is none. */
export type StripFile =
  | {
      readonly ending: string;
      readonly mime: string;
      readonly bytes: Uint8Array;
      /** An additional message besides its name. */
      readonly note?: string;
    }
  | { readonly refusal: string };

/** Context for generating a file that takes a while. */
export type ExportTask = {
  /** Cancels it: generation rejects with its reason. */
  readonly signal: AbortSignal;
  readonly progressed: (done: number, total: number) => void;
};
