import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import { CodePreview } from '../../../src/features/export/CodePreview';
import type { CodeLine } from '../../../src/palette/notations/codeLine';

const TEAL = colorFromHex('#0D9488');

it('has a chip where a line has a color, and none where another format has put a line without one', () => {
  const page = (lines: readonly CodeLine[]) => <CodePreview fileName="a.txt" size="2 values" lines={lines} />;
  const { container, rerender } = render(
    page([
      { text: '#0d9488', color: TEAL },
      { text: '#0d9488', color: TEAL },
    ]),
  );
  const filled = () => container.querySelectorAll('[data-filled]').length;
  expect(filled()).toBe(2);
  rerender(page([{ text: '{' }, { text: '#0d9488', color: TEAL }, { text: '}' }]));
  expect(filled()).toBe(1);
});
