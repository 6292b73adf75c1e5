import { render, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { OwnDrawing } from '../../../../src/features/theme/drawing/ownDrawing';
import { SaveDrawing } from '../../../../src/features/theme/drawing/SaveDrawing';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { readSvgDrawing } from '../../../../src/theme/drawing/readSvgDrawing';
import { createFakeServices } from '../../../support/fakeServices';

const drawing = readSvgDrawing('<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0d9488"/></svg>');
if (typeof drawing === 'string') throw new Error(drawing);

const SIZE = { name: 'logo', width: 8, height: 8 };
const SVG: OwnDrawing = { ...SIZE, kind: 'svg', drawing };
const PICTURE: OwnDrawing = {
  ...SIZE,
  kind: 'picture',
  source: new Blob(['logo']),
  raster: { width: 1, height: 1, rgba: new Uint8ClampedArray(4) },
  colors: [{ rgb: 0x0d9488, weight: 1 }],
  isFlat: true,
};

it.each([
  ['a drawing as what it is, or as PNG', SVG, ['SVG', 'PNG']],
  ['a picture as PNG alone', PICTURE, ['PNG']],
])('saves %s', (_, own, kinds) => {
  const { container } = render(
    <ServicesContext value={createFakeServices()}>
      <SaveDrawing own={own} mode="dark" colors={[0x2dd4bf]} />
    </ServicesContext>,
  );
  const names = within(container)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(kinds.map((kind) => `Save the dark drawing as ${kind}`));
});
