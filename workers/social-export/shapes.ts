export type PictureText = {
  readonly kind: 'text';
  readonly text: string;
  /** Pixels; `y` is the baseline. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: 400 | 600;
  /** Letter spacing in pixels. */
  readonly spacing: number;
  readonly align: 'left' | 'center' | 'right';
  readonly color: string;
};

export type Shape =
  | { readonly kind: 'ground'; readonly color: string }
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly color: string;
    }
  | PictureText;

/** The width of a text in pixels. */
export type Measure = (text: string, style: Pick<PictureText, 'size' | 'weight' | 'spacing'>) => number;
