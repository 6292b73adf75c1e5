import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { readSession } from '../../src/state/session/readSession';
import { sessionAwaited, sessionOverdue, userRead } from '../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../support/fakeBackend';
import { createFakeServices } from '../support/fakeServices';
import { renderApp } from '../support/renderApp';

const arrive = async (address: Parameters<typeof renderApp>[0]) => {
  const backend = createFakeBackend({}, { user: null });
  const app = renderApp(address, createFakeServices({ backend }));
  await act(() => app.store.dispatch(readSession()));
  return app;
};

describe('a visitor', () => {
  it.each([
    ['/', /make a color palette/i],
    ['/palette-builder', /color palette/i],
    ['/image-to-palette', 'Image to palette'],
    ['/video-to-palette', 'Video to palette'],
    ['/explore', 'Explore palettes'],
    ['/privacy-policy', /privacy policy/i],
  ])('has the page at %s, and no way to projects [R-01]', async (path, name) => {
    const { location } = await arrive(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined();
    expect(location().pathname).toBe(path);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('link', { name: 'My projects' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  });

  it('who saves is asked to sign in [R-01]', async () => {
    const { user } = await arrive({ pathname: '/palette-builder', search: '?c=0d9488-f5f5f4' });
    await user.click(await screen.findByRole('button', { name: /^Save/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Be part of us' }));
    expect(dialog.getByText('Sign in to save your palettes and access them anytime!')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
  });
});

describe('a page of somebody’s own', () => {
  const arriveEarly = (path: string) =>
    renderApp(path, createFakeServices({ backend: createFakeBackend({}, { user: FREE_USER }) }), (store) => {
      store.dispatch(sessionAwaited());
      store.dispatch(sessionOverdue());
    });

  it('is there once it is known who is here, however late', async () => {
    const { location, store } = arriveEarly('/projects');
    expect(location().pathname).toBe('/projects');
    act(() => void store.dispatch(userRead(FREE_USER)));
    expect(await screen.findByRole('heading', { level: 1, name: 'My projects' })).toBeDefined();
    expect(location().pathname).toBe('/projects');
  });

  it('is left once nobody turns out to be here', async () => {
    const { location, store } = arriveEarly('/projects');
    act(() => void store.dispatch(userRead(null)));
    await waitFor(() => expect(location().pathname).toBe('/'));
    expect(await screen.findByRole('dialog', { name: 'Be part of us' })).toBeDefined();
  });
});
