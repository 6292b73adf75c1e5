import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { colorFromPacked } from '../../src/color/color';
import type { Palette } from '../../src/color/types';
import { FIRST_CHOICE } from '../../src/features/export/exportChoice';
import { planExport } from '../../src/features/export/exportFile';
import { useEntryNames } from '../../src/features/image-extraction/useEntryNames';
import { FIRST_SETTINGS, toPicture } from '../../src/features/social-export/socialSettings';
import { ServicesContext } from '../../src/state/servicesContext';
import { usePaletteNames } from '../../src/state/usePaletteNames';
import { createFakeServices, createSeededRandom } from '../support/fakeServices';

const PALETTES = 125;
const COLORS = 8;

/** A thousand colors in palettes, anywhere in sRGB. */
const createPalettes = (): readonly Palette[] => {
  const random = createSeededRandom(31);
  return Array.from({ length: PALETTES }, () =>
    Array.from({ length: COLORS }, () => colorFromPacked(Math.floor(random() * 0x1000000))),
  );
};

type Named = {
  readonly colors: Palette;
  readonly shown: readonly string[];
  readonly ofPicture: readonly string[];
};

const Names = ({ colors, tell }: { readonly colors: Palette; readonly tell: (named: Named) => void }) => {
  const shown = usePaletteNames(colors);
  const ofPicture = useEntryNames(colors.map(({ rgb: { r, g, b } }) => ({ rgb: (r << 16) | (g << 8) | b })));
  tell({ colors, shown, ofPicture });
  return null;
};

it('a thousand colors are called the same in the builder and the viewer, on pictures, in files and on posters', async () => {
  const services = createFakeServices();
  await services.colorNames.load();
  const named: Named[] = [];
  for (const colors of createPalettes())
    render(
      <ServicesContext value={services}>
        <Names colors={colors} tell={(next) => named.push(next)} />
      </ServicesContext>,
    );
  await waitFor(() => expect(named).toHaveLength(PALETTES));
  for (const { colors, shown, ofPicture } of named) {
    expect(new Set(shown).size).toBe(COLORS);
    expect(ofPicture).toEqual(shown);
    const palette = { colors, name: null };
    const file = planExport(palette, shown, { ...FIRST_CHOICE, formatId: 'ase' });
    expect(file.lines.map(({ text }) => text.split('  ')[1])).toEqual(shown);
    expect(toPicture(FIRST_SETTINGS, palette, shown, null).colorNames).toEqual(shown);
  }
});
