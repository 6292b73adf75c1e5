import { colorFromHex, colorFromPacked } from '../../../src/color/color';
import type { SavedPalette } from '../../../src/domain/savedPalette';

const padded = (n: number): string => String(n).padStart(3, '0');

/** Public palettes that others have made: the first is the most used, the last the newest. */
export const publicPalettes = (count: number, change: Partial<SavedPalette> = {}): SavedPalette[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `00000000-0000-4000-a000-000000000${padded(i)}`,
    projectId: '00000000-0000-4000-b000-000000000000',
    name: `Palette ${i + 1}`,
    colors: [colorFromPacked(0x102030 + i), colorFromHex('#F2E3C6'), colorFromPacked(0xd43b2d - i)],
    tags: [],
    theme: null,
    isPublic: true,
    selectionCount: 1000 - i,
    createdAt: `2026-01-01T00:00:00.${padded(i)}Z`,
    updatedAt: `2026-01-01T00:00:00.${padded(i)}Z`,
    ...change,
  }));
