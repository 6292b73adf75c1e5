import { describe, expect, it } from 'vitest';
import type { SocialPicture } from '../../../workers/social-export/api';
import { layOut } from '../../../workers/social-export/layOut';
import type { Measure, PictureText, Shape } from '../../../workers/social-export/shapes';

const TIDE = ['#0B2B33', '#14535C', '#2F8F8B', '#9CCFC0', '#F1EBDD'];
const PICTURE: SocialPicture = {
  mode: 'palette',
  colors: TIDE,
  colorNames: ['Elephant', 'Eden Depths', 'Paradiso', 'Sea Mist', 'Albescent White'],
  colorIndex: 0,
  width: 1080,
  height: 1350,
  format: 'png',
  title: 'Tidewater',
  note: '5 colors',
};
/** Every letter half as wide as the text is high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;

const discs = (shapes: readonly Shape[]) => shapes.filter((shape) => shape.kind === 'disc');
const texts = (shapes: readonly Shape[]): PictureText[] => shapes.filter((shape) => shape.kind === 'text');
const texting = (shapes: readonly Shape[], text: string) =>
  texts(shapes).find((shape) => shape.text === text);

describe('the picture of a palette', () => {
  it('has the last color for its ground and the others one inside the other, the next to last outermost', () => {
    const shapes = layOut(PICTURE, measure);
    expect(shapes[0]).toEqual({ kind: 'ground', color: '#F1EBDD' });
    expect(discs(shapes).map(({ color }) => color)).toEqual(['#9CCFC0', '#2F8F8B', '#14535C', '#0B2B33']);
    expect(discs(shapes).every(({ x, y }) => x === 540 && y === 1350)).toBe(true);
    expect(discs(shapes).map(({ radius }) => Math.round(radius))).toEqual([930, 714, 497, 281]);
  });

  it.each([
    [1350, 930],
    [1080, 720],
    [1920, 1150],
  ])('%i high has an outermost ring of radius %i', (height, radius) => {
    expect(discs(layOut({ ...PICTURE, height }, measure))[0]?.radius).toBe(radius);
  });

  it('writes each value in the middle of its own ring, so that it can be read', () => {
    const shapes = layOut(PICTURE, measure);
    expect(texting(shapes, '#9CCFC0')).toMatchObject({
      x: 540,
      align: 'center',
      size: 30,
      weight: 600,
      color: '#0B0B0D',
    });
    expect(texting(shapes, '#0B2B33')).toMatchObject({ color: '#FFFFFF' });
    for (const [index, { radius, color }] of discs(shapes).entries()) {
      const next = discs(shapes)[index + 1]?.radius ?? 0;
      const y = texting(shapes, color)?.y ?? 0;
      expect(y).toBeGreaterThan(1350 - radius);
      expect(y).toBeLessThan(1350 - next);
    }
  });

  it('names the palette in its darkest color where that can be read, else in black or white', () => {
    expect(texting(layOut(PICTURE, measure), 'Tidewater')?.color).toBe('#0B2B33');
    const grays = ['#777777', '#888888'];
    expect(texting(layOut({ ...PICTURE, colors: grays }, measure), 'Tidewater')?.color).toBe('#0B0B0D');
  });

  it.each([2, 9])('holds %i colors, no text outside and none under another ring', (count) => {
    const colors = Array.from({ length: count }, (_, i) => `#${String(i + 1).repeat(6)}`);
    for (const height of [1350, 1080, 1920]) {
      const shapes = layOut({ ...PICTURE, colors, height }, measure);
      expect(discs(shapes)).toHaveLength(count - 1);
      for (const { x, y } of texts(shapes)) {
        expect(x).toBeGreaterThan(50);
        expect(x).toBeLessThanOrEqual(1016);
        expect(y).toBeLessThan(height);
      }
    }
  });

  it.each([1350, 1080, 1920])(
    'keeps brand, name and value clear of one another and of the rings, %i high',
    (height) => {
      for (const title of ['Teal', 'A rather long name of a palette that was made']) {
        const shapes = layOut({ ...PICTURE, height, title }, measure);
        const [outermost] = discs(shapes);
        if (!outermost) throw new Error('there are no rings');
        // From the brand down: capital letters reach three quarters of their size above the line, tails a quarter below it.
        const left = texts(shapes)
          .filter(({ align }) => align === 'left')
          .toSorted((a, b) => a.y - b.y);
        expect(left.length).toBeGreaterThan(2);
        left.slice(1).forEach(({ y, size, text }, index) => {
          const above = left[index];
          const end = (above?.y ?? 0) + 0.25 * (above?.size ?? 0);
          expect({ text, isClear: y - 0.75 * size > end }).toEqual({ text, isClear: true });
        });
        for (const shape of left)
          for (const x of [shape.x, shape.x + measure(shape.text, shape)]) {
            const below = shape.y + 0.25 * shape.size;
            const isClear = Math.hypot(x - outermost.x, below - outermost.y) > outermost.radius;
            expect({ text: shape.text, isClear }).toEqual({ text: shape.text, isClear: true });
          }
      }
    },
  );

  it('makes a long name smaller, then breaks it, then cuts it', () => {
    const title = (text: string) =>
      texts(layOut({ ...PICTURE, title: text }, measure)).filter(
        ({ size, weight }) => weight === 600 && size > 30,
      );
    expect(title('Tidewater').map(({ size }) => size)).toEqual([148]);
    const smaller = title('Harbor lights at dusk');
    expect(smaller).toHaveLength(1);
    expect(smaller[0]?.size).toBeLessThan(148);
    expect(title('Harbor lights at dusk in late November').map(({ text }) => text)).toEqual([
      'Harbor lights at dusk in',
      'late November',
    ]);
    const [cut] = title('W'.repeat(40));
    expect(cut?.text.endsWith('…')).toBe(true);
    for (const text of [
      'Harbor lights at dusk in late November',
      'W'.repeat(40),
      'W'.repeat(40).replace('WW', 'W '),
    ])
      for (const line of title(text)) expect(measure(line.text, line)).toBeLessThanOrEqual(952);
  });
});

describe('the picture of a color', () => {
  it('is that color from edge to edge with its value, name and place', () => {
    const shapes = layOut({ ...PICTURE, mode: 'colors', colorIndex: 2 }, measure);
    expect(shapes[0]).toEqual({ kind: 'ground', color: '#2F8F8B' });
    expect(discs(shapes)).toEqual([]);
    expect(texting(shapes, '#2F8F8B')).toMatchObject({ size: 150, weight: 600, y: 1100 });
    expect(texting(shapes, 'Paradiso')).toMatchObject({ align: 'left', y: 1166 });
    expect(texting(shapes, 'Tidewater, 3 of 5')).toMatchObject({ x: 1016, align: 'right' });
  });
});
