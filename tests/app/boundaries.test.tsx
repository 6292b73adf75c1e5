import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PageBoundary } from '../../src/app/PageBoundary';
import { RootBoundary } from '../../src/app/RootBoundary';
import { MESSAGES } from '../../src/domain/messages';
import { PATHS } from '../../src/domain/paths';
import { lazyPart, PartLoadError } from '../../src/ui/lazyPart';
import { createFakeServices, createMemoryStore } from '../support/fakeServices';
import { renderApp } from '../support/renderApp';

const Broken = ({ error }: { readonly error: Error }) => {
  throw error;
};

const setUp = (
  Boundary: typeof PageBoundary | typeof RootBoundary,
  error: Error,
  tabStorage = createMemoryStore(),
  onCopy: () => Promise<void> = () => Promise.resolve(),
) => {
  const copied: string[] = [];
  const reload = vi.fn<() => void>();
  const view = render(
    <Boundary
      copyText={(text) => {
        copied.push(text);
        return onCopy();
      }}
      reload={reload}
      tabStorage={tabStorage}
    >
      <Broken error={error} />
    </Boundary>,
  );
  return { copied, reload, user: userEvent.setup(), ...view };
};

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an error that nothing else caught', () => {
  it('offers to reload and to copy what is kept, and never reloads by itself', async () => {
    localStorage.setItem('hueloom-theme', '"dark"');
    // Whoever got its tokens would have the account.
    localStorage.setItem('hueloomSession', '{"access_token":"secret"}');
    localStorage.setItem('hueloomSession-code-verifier', 'secret');
    const { copied, reload, user } = setUp(RootBoundary, new Error('broken'));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Copy my data' }));
    expect(copied.map((text) => JSON.parse(text))).toEqual([{ 'hueloom-theme': '"dark"' }]);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says so where the clipboard refuses', async () => {
    const { user } = setUp(RootBoundary, new Error('broken'), undefined, () =>
      Promise.reject(new Error('no')),
    );
    await user.click(screen.getByRole('button', { name: 'Copy my data' }));
    expect(await screen.findByRole('button', { name: 'Copying failed' })).toBeDefined();
  });
});

describe('a page that cannot be loaded', () => {
  const missing = new PartLoadError('page code not loaded');

  it('offers one reload for its missing code', async () => {
    const { reload, user } = setUp(PageBoundary, missing);
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageOutdated);
    expect(reload).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('says that it failed when the code is still missing after that reload', async () => {
    const tabStorage = createMemoryStore();
    const first = setUp(PageBoundary, missing, tabStorage);
    await first.user.click(screen.getByRole('button', { name: 'Reload' }));
    first.unmount();
    setUp(PageBoundary, missing, tabStorage);
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
  });

  it('offers a reload again once a page has loaded in between', async () => {
    const tabStorage = createMemoryStore();
    const first = setUp(PageBoundary, missing, tabStorage);
    await first.user.click(screen.getByRole('button', { name: 'Reload' }));
    first.unmount();
    renderApp(PATHS.privacy, createFakeServices({ tabStorage }));
    await screen.findByRole('heading', { level: 1, name: /privacy policy/i });
    await waitFor(() => expect(document.title).toMatch(/^Privacy policy/));
    cleanup();
    setUp(PageBoundary, missing, tabStorage);
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageOutdated);
  });

  it('says without a network that it needs one, and can be tried again there', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = vi
      .fn<() => Promise<{ default: () => string }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce({ default: () => 'The page' });
    const Page = lazyPart(load);
    render(
      <PageBoundary copyText={() => Promise.resolve()} reload={() => {}} tabStorage={createMemoryStore()}>
        <Page />
      </PageBoundary>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(MESSAGES.partOffline);
    expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
    online.mockReturnValue(true);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page')).toBeDefined();
  });

  it('does not blame a deployment for an error of its own', () => {
    setUp(PageBoundary, new Error('broken'));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
  });
});
