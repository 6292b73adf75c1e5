/** A picture of a palette, or of one of its colors, to post. */
export type SocialPicture = {
  readonly mode: 'palette' | 'colors';
  /** Two to nine, as '#RRGGBB'. */
  readonly colors: readonly string[];
  /** What they are called, in the same order. */
  readonly colorNames: readonly string[];
  /** Which of them a picture of one color shows. */
  readonly colorIndex: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpg';
  readonly title: string;
  /** At the top right: where the palette is from, or how many colors it has. */
  readonly note: string;
};

export interface SocialPictureApi {
  draw(picture: SocialPicture): Promise<Blob>;
}

/** The page's side. Rejects when aborted, and where the worker cannot draw. */
export interface SocialPictures {
  draw(signal: AbortSignal, picture: SocialPicture): Promise<Blob>;
}
