/** What a contact sheet is written with, beside its frames. */
export type SheetAbout = {
  /** In the head of each page, as far as there is room. */
  readonly title: string;
  /** Beside it: how many frames there are. The number of the page follows. */
  readonly note: string;
  readonly paper: 'a4' | 'letter';
  /** Width by height of the video. */
  readonly ratio: number;
  /** Frames that will be added. */
  readonly count: number;
};

export type SheetFrame = {
  readonly time: string;
  /** As '#RRGGBB'. */
  readonly hexes: readonly string[];
  /** Null where there is none; its place stays empty. */
  readonly still: {
    readonly jpeg: ArrayBuffer;
    /** Pixels. */
    readonly width: number;
    readonly height: number;
  } | null;
};

/** One sheet at a time: begun, its frames added in order, finished. */
export interface ContactSheetApi {
  begin(about: SheetAbout): Promise<void>;
  /** Takes ownership of the still. */
  add(frame: SheetFrame): Promise<void>;
  finish(): Promise<Uint8Array>;
}

/** The page's side. */
export interface ContactSheets {
  /**
   * A PDF with the frames on as many pages as it takes. Frames are asked for one by one: one still is in memory beside
   * the document. Rejects with the signal's reason, and where the worker is lost.
   */
  write(signal: AbortSignal, about: SheetAbout, frames: AsyncIterable<SheetFrame>): Promise<Uint8Array>;
}
