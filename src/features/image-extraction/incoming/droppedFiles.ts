export type DroppedFiles = {
  readonly files: readonly File[];
  readonly hadFolder: boolean;
  /** The search of a folder ended before all of it was looked at. */
  readonly mayBeMore?: boolean;
  /** Names what could not be read of a folder, in words. */
  readonly problem?: string;
};
