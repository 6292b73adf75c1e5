export type DroppedFiles = {
  readonly files: readonly File[];
  readonly hadFolder: boolean;
  /** Names what could not be read of a folder, in words. */
  readonly problem?: string;
};
