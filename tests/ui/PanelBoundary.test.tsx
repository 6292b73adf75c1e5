import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { MESSAGES } from '../../src/domain/messages';
import { PartLoadError } from '../../src/ui/lazyPart';
import { Panel } from '../../src/ui/Panel';
import { PanelBoundary } from '../../src/ui/PanelBoundary';

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows a retry box for the panel that fails, and leaves the others standing', async () => {
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) throw new Error('broken');
    return <Panel title="Fragile">works</Panel>;
  };
  render(
    <>
      <PanelBoundary>
        <Fragile />
      </PanelBoundary>
      <PanelBoundary>
        <Panel title="Other">works too</Panel>
      </PanelBoundary>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain(MESSAGES.panelFailed);
  expect(screen.getByRole('region', { name: 'Other' }).textContent).toContain('works too');

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeDefined();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('region', { name: 'Fragile' }).textContent).toContain('works');
});

it.each([
  [false, MESSAGES.partOffline],
  [true, MESSAGES.panelFailed],
])('says of a part whose code is missing whether there is a network: %j', (isOnline, message) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Missing = (): never => {
    throw new PartLoadError('code not loaded');
  };
  render(
    <PanelBoundary>
      <Missing />
    </PanelBoundary>,
  );
  expect(screen.getByRole('alert').textContent).toContain(message);
});
