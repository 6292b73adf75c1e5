/** 8-bit sRGB: each channel an integer in 0–255, gamma-encoded. */
export type Rgb = { readonly r: number; readonly g: number; readonly b: number };

/** sRGB on the scale of `Rgb`, before rounding and clamping. */
export type RawRgb = { readonly r: number; readonly g: number; readonly b: number };

/** Integer HSL: hue in degrees 0–359, saturation and lightness in percent 0–100. */
export type Hsl = { readonly h: number; readonly s: number; readonly l: number };

/** HSL on the scale of `Hsl`, before rounding, wrapping the hue and clamping. */
export type RawHsl = { readonly h: number; readonly s: number; readonly l: number };

/** Linear-light sRGB, each channel in [0, 1]. Keys unlike those of `Rgb`, against mix-ups. */
export type LinearRgb = { readonly lr: number; readonly lg: number; readonly lb: number };

/** Display P3, gamma-encoded, each channel in [0, 1]. Keys unlike those of `Rgb`, against mix-ups. */
export type P3 = { readonly p3r: number; readonly p3g: number; readonly p3b: number };

/** CIELAB under D65: lightness 0–100, a and b about −128–128. */
export type Lab = { readonly L: number; readonly a: number; readonly b: number };

/** OKLab (Ottosson 2020): lightness 0–1, a and b about −0.4–0.4. */
export type Oklab = { readonly okL: number; readonly okA: number; readonly okB: number };

/** OKLCH: lightness 0–1, chroma from 0, hue in degrees [0, 360). */
export type Oklch = { readonly okL: number; readonly okC: number; readonly okH: number };

/** '#RRGGBB', upper case. */
export type Hex = `#${string}`;

/**
 * A color as the product holds it in memory: the exact 8-bit value, with its integer HSL beside it.
 * Integer HSL alone keeps only about one hex in ten; #0D9488 would come back as #0D968B.
 */
export type Color = {
  readonly rgb: Rgb;
  readonly hsl: Hsl;
  /** The name given at its source. A computed color has none and is shown under the nearest name of a list. */
  readonly name?: string;
};

/** 2 to 9 colors, in the order they are shown. */
export type Palette = readonly Color[];
