import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { PageBoundary, RELOADED_KEY } from '../../src/app/PageBoundary';
import { RootBoundary } from '../../src/app/RootBoundary';
import { MESSAGES } from '../../src/domain/messages';
import { PartLoadError } from '../../src/ui/lazyPart';

const Broken = ({ error }: { readonly error: Error }) => {
  throw error;
};

const setUp = (Boundary: typeof PageBoundary | typeof RootBoundary, error: Error) => {
  const copied: string[] = [];
  const reload = vi.fn<() => void>();
  const view = render(
    <Boundary copyText={(text) => Promise.resolve(void copied.push(text))} reload={reload}>
      <Broken error={error} />
    </Boundary>,
  );
  return { copied, reload, user: userEvent.setup(), ...view };
};

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

describe('an error that nothing else caught', () => {
  it('offers to reload and to copy what is kept, and never reloads by itself', async () => {
    localStorage.setItem('hueloom-theme', '"dark"');
    const { copied, reload, user } = setUp(RootBoundary, new Error('broken'));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
    expect(reload).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Copy my data' }));
    expect(copied.map((text) => JSON.parse(text))).toEqual([{ 'hueloom-theme': '"dark"' }]);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
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
    const first = setUp(PageBoundary, missing);
    await first.user.click(screen.getByRole('button', { name: 'Reload' }));
    first.unmount();
    setUp(PageBoundary, missing);
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
    expect(sessionStorage.getItem(RELOADED_KEY)).not.toBeNull();
  });

  it('does not blame a deployment for an error of its own', () => {
    setUp(PageBoundary, new Error('broken'));
    expect(screen.getByRole('alert').textContent).toContain(MESSAGES.pageFailed);
  });
});
