/** The parts of a file by which its kind is identified. */
export type FileEnds = {
  readonly head: DataView;
  /** The last `TAIL_BYTES` of the file, or empty if they are not available. */
  readonly tail: DataView;
  readonly fileBytes: number;
  /** Its name in lowercase, or '' if it has none. */
  readonly name: string;
};

/** Number of trailing bytes that are needed: the footer of Targa files. */
export const TAIL_BYTES = 18;
