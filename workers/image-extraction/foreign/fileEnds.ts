/** The parts of a file that tell what it is. */
export type FileEnds = {
  readonly head: DataView;
  /** The last `TAIL_BYTES` of the file, or nothing where they are not at hand. */
  readonly tail: DataView;
  readonly fileBytes: number;
  /** Its name in small letters, or '' where it has none. */
  readonly name: string;
};

/** So many of the last bytes tell a kind: the footer of Targa files. */
export const TAIL_BYTES = 18;
