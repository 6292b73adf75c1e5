import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { DockStrip } from '../../../src/features/image-extraction/DockStrip';
import { ServicesContext } from '../../../src/state/servicesContext';
import { createFakeServices } from '../../support/fakeServices';

const RED = { rgb: 0xff0000, share: 0.5 };
const PICKED = { rgb: 0x00ff00, share: 0.5, isKept: true };

it('shows the value of the color that was picked, and then of the one that is pointed at', () => {
  const services = createFakeServices();
  const strip = (entries: Parameters<typeof DockStrip>[0]['entries'], activeIndex: number | null) => (
    <ServicesContext value={services}>
      <DockStrip entries={entries} activeIndex={activeIndex} />
    </ServicesContext>
  );
  const { container, rerender } = render(strip([RED], null));
  const shown = () => container.querySelector('[data-shown]')?.textContent;
  expect(shown()).toBeUndefined();
  const both = [RED, PICKED];
  rerender(strip(both, null));
  expect(shown()).toBe('#00FF00');
  rerender(strip(both, 0));
  expect(shown()).toBe('#FF0000');
});
