import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { assignRoles } from '../../../../../src/color/assignRoles';
import { colorFromHex } from '../../../../../src/color/color';
import { Preview } from '../../../../../src/features/builder/panels/in-use-preview/Preview';

it('has the four colors of a chart, each in a place of its own', () => {
  const colors = ['#2B3FD6', '#FF6A3D', '#C9B6F2', '#F3EEE3', '#0D9488', '#2A1230'].map((hex) =>
    colorFromHex(hex),
  );
  const roles = assignRoles(colors, colorFromHex('#2B3FD6'), 'light');
  render(
    <Preview id="p" label="Chart preview" mode="light" colors={colors} roles={roles} Template={() => null} />,
  );
  const { style } = screen.getByRole('img', { name: /^Chart preview, light/ });
  // Primary and accent, then what shows on the grounds, #F3EEE3 and #C9B6F2, the color of texts last.
  expect([1, 2, 3, 4].map((place) => style.getPropertyValue(`--use-series-${place}`))).toEqual([
    '#2B3FD6',
    '#FF6A3D',
    '#0D9488',
    '#2A1230',
  ]);
});
