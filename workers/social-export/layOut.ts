import { colorFromHex } from '../../src/color/color';
import { contrastRatio, readableInk, relativeLuminance } from '../../src/color/contrast';
import type { SocialPicture } from './api';
import { fitTitle } from './fitTitle';
import type { Measure, Shape } from './shapes';

const BRAND = 'Hueloom';
const MARGIN = 64;
const SMALL = { size: 30, weight: 400, spacing: 0 } as const;
const SMALL_BOLD = { size: 30, weight: 600, spacing: 0.6 } as const;
const BRAND_STYLE = { size: 30, weight: 600, spacing: -0.4 } as const;
/** For vertical centering, the baseline is this fraction of the font size below the center. */
const MIDDLE = 1 / 3;

const rgbOf = (hex: string) => colorFromHex(hex).rgb;

/** The palette's darkest color if it is readable on the background, else black or white. */
const inkOn = (ground: string, colors: readonly string[]): string => {
  const [darkest = ground] = colors.toSorted(
    (a, b) => relativeLuminance(rgbOf(a)) - relativeLuminance(rgbOf(b)),
  );
  return contrastRatio(rgbOf(darkest), rgbOf(ground)) >= 4.5 ? darkest : readableInk(rgbOf(ground));
};

/** The last color is the background; the others are nested arcs rising from the bottom. */
const layOutPalette = ({ colors, width, height, title, note }: SocialPicture, measure: Measure): Shape[] => {
  const ground = colors.at(-1) ?? '#FFFFFF';
  const arcs = colors.slice(0, -1).toReversed();
  const isSquare = height <= width;
  const radius = Math.min(height - (isSquare ? 360 : 420), 1150);
  const step = radius / (arcs.length + 0.3);
  const ink = inkOn(ground, colors);
  const lines = fitTitle(title, width - 2 * MARGIN, isSquare ? 124 : 148, measure);
  // Baseline of the title's last line. In a square, two lines are lower, to keep clear of the brand.
  const top = isSquare ? (lines.length > 1 ? 266 : 222) : 252;
  return [
    { kind: 'ground', color: ground },
    ...arcs.flatMap((color, index): Shape[] => {
      const outer = radius - index * step;
      return [
        { kind: 'disc', x: width / 2, y: height, radius: outer, color },
        {
          ...SMALL_BOLD,
          kind: 'text',
          text: color,
          x: width / 2,
          y: height - outer + step / 2 + SMALL_BOLD.size * MIDDLE,
          align: 'center',
          color: readableInk(rgbOf(color)),
        },
      ];
    }),
    { ...BRAND_STYLE, kind: 'text', text: BRAND, x: MARGIN, y: 92, align: 'left', color: ink },
    { ...SMALL, kind: 'text', text: note, x: width - MARGIN, y: 92, align: 'right', color: ink },
    ...lines.map(({ text, size, rise }): Shape => ({
      kind: 'text',
      text,
      size,
      weight: 600,
      spacing: -size / 20,
      // Compensates the left bearing of large letters.
      x: MARGIN - size * 0.054,
      y: top - rise,
      align: 'left',
      color: ink,
    })),
    { ...SMALL_BOLD, kind: 'text', text: ground, x: MARGIN, y: top + 62, align: 'left', color: ink },
  ];
};

/** One color from edge to edge, with its value in large type. */
const layOutColor = ({ colors, colorNames, colorIndex, width, height, title }: SocialPicture): Shape[] => {
  const color = colors[colorIndex] ?? colors[0] ?? '#FFFFFF';
  const ink = readableInk(rgbOf(color));
  const text = { kind: 'text', color: ink } as const;
  const name = colorNames[colorIndex] ?? '';
  return [
    { kind: 'ground', color },
    { ...text, text: color, x: MARGIN, y: height - 250, size: 150, weight: 600, spacing: -6, align: 'left' },
    { ...text, text: name, x: MARGIN + 6, y: height - 184, size: 34, weight: 400, spacing: 0, align: 'left' },
    { ...text, ...BRAND_STYLE, text: BRAND, x: MARGIN, y: height - 56, align: 'left' },
    {
      ...text,
      ...SMALL,
      text: `${title === '' ? '' : `${title}, `}${colorIndex + 1} of ${colors.length}`,
      x: width - MARGIN,
      y: height - 56,
      align: 'right',
    },
  ];
};

/** The shapes of a picture in pixels, in drawing order. */
export const layOut = (picture: SocialPicture, measure: Measure): readonly Shape[] =>
  picture.mode === 'palette' ? layOutPalette(picture, measure) : layOutColor(picture);
