import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PATHS } from '../../../src/domain/paths';
import { watchSuspension } from '../../../src/state/session/watchSuspension';
import { createFakeBackend, FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';
import { renderApp } from '../../support/renderApp';

describe('an account that is suspended', () => {
  it.each([
    ['signing-in', /^This account is suspended and cannot sign in\..*hello@hueloom\.example/],
    ['writing', /^Your account is suspended:.*not save or change.*hello@hueloom\.example/],
  ] as const)('is told so at %s, aloud and once', async (at, sentence) => {
    const backend = createFakeBackend({}, { user: FREE_USER });
    const { store } = renderApp(PATHS.privacy, createFakeServices({ backend }));
    act(() => void store.dispatch(watchSuspension()));
    act(() => {
      backend.notifySuspended(at);
      backend.notifySuspended(at);
    });
    const found = await screen.findAllByText(sentence);
    expect(found).toHaveLength(1);
    expect(found[0]?.closest('[role="alert"]')).not.toBeNull();
  });

  it('is told nothing more once nobody follows it', () => {
    const backend = createFakeBackend();
    const { store } = renderApp(PATHS.privacy, createFakeServices({ backend }));
    const stop = store.dispatch(watchSuspension());
    stop();
    act(() => backend.notifySuspended('writing'));
    expect(screen.queryByText(/suspended/)).toBeNull();
  });
});
