import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAppStore } from '../../../src/app/store';
import { usePaletteAddress } from '../../../src/features/builder/usePaletteAddress';
import { mirrorCurrentPalette } from '../../../src/state/palette/editPalette';
import { ServicesContext } from '../../../src/state/servicesContext';
import { createFakeServices } from '../../support/fakeServices';

/** Longer than an address waits for the palette to rest. */
const RESTED_MS = 2_000;

const Builder = () => {
  usePaletteAddress();
  return <h1>Builder</h1>;
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

/** The builder in the browser's own history, beside a page whose code comes late. */
const openBuilder = () => {
  window.history.replaceState(null, '', '/palette-builder?c=0d9488-f5f5f4-1c1917');
  const services = createFakeServices();
  const store = createAppStore(services);
  let deliver = () => {};
  const code = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  const Explore = () => {
    use(code);
    return <h1>Explore</h1>;
  };
  render(
    <BrowserRouter>
      <ServicesContext value={services}>
        <Provider store={store}>
          <Link to="/explore">Explore</Link>
          <Suspense fallback="Loading">
            <Routes>
              <Route path="/palette-builder" element={<Builder />} />
              <Route path="/explore" element={<Explore />} />
            </Routes>
          </Suspense>
        </Provider>
      </ServicesContext>
    </BrowserRouter>,
  );
  return {
    deliver: () => act(async () => deliver()),
    mirror: () => act(async () => void store.dispatch(mirrorCurrentPalette())),
    rest: () => act(() => vi.advanceTimersByTimeAsync(RESTED_MS)),
  };
};

it('the address follows a palette that rests', async () => {
  const { mirror, rest } = openBuilder();
  await mirror();
  await rest();
  expect(window.location.search).toBe('?c=1c1917-f5f5f4-0d9488');
});

it('the address of a page that is still being drawn is not taken away from it', async () => {
  const { mirror, rest, deliver } = openBuilder();
  await mirror();
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Explore' })));
  expect(screen.getByRole('heading').textContent).toBe('Builder');
  await rest();
  expect(window.location.pathname).toBe('/explore');
  await deliver();
  expect(screen.getByRole('heading').textContent).toBe('Explore');
});
