import { formatRatio } from '../../color/contrast';
import { sheetAreas, sheetContrast, sheetVision, SHEET_TITLES } from '../../domain/themeSheetMessages';
import { checkPairs, statusDistances, type CheckedPair } from '../checkTheme';
import { kebab } from '../exports/names';
import { faintAreas } from '../faintAreas';
import type { ModeColors } from '../modeColors';
import { GROUNDS, type ThemeRole } from '../roles';
import type { Area } from './scaleRows';
import type { SheetInks } from './sheetInks';
import type { SheetPen } from './sheetPen';

const FRONTS = ['text', 'mutedText', 'link', 'control', 'ring'] as const satisfies readonly ThemeRole[];
const LABEL = 120;
const ROW = 18;
/** More names than fit on a line. */
const NAMED = 3;

const nameOf = ({ front, back, ratio }: CheckedPair): string =>
  `${kebab(front)} on ${kebab(back)} ${formatRatio(ratio)} : 1`;

const some = (names: readonly string[]): string[] =>
  names.length > NAMED ? [...names.slice(0, NAMED), '…'] : [...names];

/**
 * Draws the contrast of text, controls and focus on the grounds, and the result of all checks. Returns the bottom edge.
 */
export const drawContrast = (
  pen: SheetPen,
  colors: ModeColors,
  top: number,
  { left, width }: Area,
  inks: SheetInks,
): number => {
  const pairs = checkPairs(colors);
  const column = (width - LABEL) / (GROUNDS.length + 1);
  const middle = (i: number): number => left + LABEL + (i + 0.5) * column;
  pen.write(SHEET_TITLES.checks, left, top + 11, { size: 13, isBold: true });
  [...GROUNDS, SHEET_TITLES.least].forEach((name, i) =>
    pen.write(name, middle(i), top + 11, { align: 'center', color: inks.quiet }),
  );
  let y = top + 20;
  for (const front of FRONTS) {
    pen.box(left, y, width, 0.5, inks.line);
    pen.write(kebab(front), left, y + 13, { size: 11 });
    const row = pairs.filter((pair) => pair.front === front);
    row.forEach(({ back, ratio, isPassing }) => {
      const style = { size: 11, align: 'center', isBold: !isPassing } as const;
      const text = `${formatRatio(ratio)} : 1${isPassing ? '' : ' ×'}`;
      const at = GROUNDS.findIndex((ground) => ground === back);
      pen.write(text, middle(at), y + 13, { ...style, color: isPassing ? inks.text : inks.failing });
    });
    const least = `${row[0]?.least ?? ''} : 1`;
    pen.write(least, middle(GROUNDS.length), y + 13, { size: 11, align: 'center', color: inks.quiet });
    y += ROW;
  }
  pen.box(left, y, width, 0.5, inks.line);
  const failing = pairs.filter(({ isPassing }) => !isPassing);
  const confused = statusDistances(colors)
    .filter(({ isConfused }) => isConfused)
    .map(({ vision, roles: [one, other] }) => `${kebab(one)} and ${kebab(other)} by ${vision}`);
  const contrast = sheetContrast(pairs.length, some(failing.map(nameOf)));
  pen.write(contrast, left, y + 22, {
    size: 11,
    width,
    color: failing.length > 0 ? inks.failing : inks.text,
  });
  pen.write(sheetVision(some(confused)), left, y + 39, {
    size: 11,
    width,
    color: confused.length > 0 ? inks.failing : inks.text,
  });
  pen.write(sheetAreas(faintAreas(colors)), left, y + 56, { size: 11, width });
  return y + 61;
};
