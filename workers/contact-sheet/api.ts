/** The header and layout of a contact sheet. */
export type SheetAbout = {
  /** Shown at the top of each page, truncated to fit. */
  readonly title: string;
  /** Shown beside it: the number of frames. The page number follows. */
  readonly note: string;
  readonly paper: 'a4' | 'letter';
  /** Width by height of the video. */
  readonly ratio: number;
  /** Number of frames that will be added. */
  readonly count: number;
};

export type SheetFrame = {
  readonly time: string;
  /** As '#RRGGBB'. */
  readonly hexes: readonly string[];
  /** Null if there is none; its place stays empty. */
  readonly still: {
    readonly jpeg: ArrayBuffer;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
};

/** One sheet at a time: `begin`, then `add` for each frame in order, then `finish`. */
export interface ContactSheetApi {
  begin(about: SheetAbout): Promise<void>;
  /** Takes ownership of the still. */
  add(frame: SheetFrame): Promise<void>;
  finish(): Promise<Uint8Array>;
}

/** The page's side. */
export interface ContactSheets {
  /**
   * Returns a PDF with the frames on as many pages as needed. Frames are pulled one by one: only one still is in memory
   * in addition to the document. Rejects with the signal's reason, or when the worker is lost.
   */
  write(signal: AbortSignal, about: SheetAbout, frames: AsyncIterable<SheetFrame>): Promise<Uint8Array>;
}
