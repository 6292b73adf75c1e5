/** A social media picture of a palette, or of one of its colors. */
export type SocialPicture = {
  readonly mode: 'palette' | 'colors';
  /** Two to nine, as '#RRGGBB'. */
  readonly colors: readonly string[];
  /** The colors' names, in the same order. */
  readonly colorNames: readonly string[];
  /** Index of the color in a single-color picture. */
  readonly colorIndex: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: 'png' | 'jpg';
  readonly title: string;
  /** Shown at the top right: the palette's source, or its number of colors. */
  readonly note: string;
};

export interface SocialPictureApi {
  draw(picture: SocialPicture): Promise<Blob>;
}

/** The page's API. Rejects when aborted, or if the worker cannot draw. */
export interface SocialPictures {
  draw(signal: AbortSignal, picture: SocialPicture): Promise<Blob>;
}
