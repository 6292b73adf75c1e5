import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from '../../src/app/registerServiceWorker';
import { MESSAGES } from '../../src/domain/messages';
import { createPageToasts, pageToasts } from '../support/pageToasts';

afterEach(() => {
  vi.useRealTimers();
});

const createContainer = (register: () => Promise<unknown>) =>
  Object.assign(new EventTarget(), {
    controller: {},
    register,
    startMessages: () => {},
  });
type Container = ReturnType<typeof createContainer>;
const start = (container: Container) =>
  registerServiceWorker(
    container as unknown as ServiceWorkerContainer,
    'https://x.example/assets/index-A.js',
    createPageToasts(),
  );

describe('a new version', () => {
  it('is offered by a message that stays, and asked for once an hour', async () => {
    vi.useFakeTimers();
    const waiting = { postMessage: vi.fn() };
    const update = vi.fn(() => Promise.resolve());
    const container = createContainer(() =>
      Promise.resolve(Object.assign(new EventTarget(), { waiting, installing: null, update })),
    );
    await start(container);
    expect(pageToasts().list()).toEqual([]);

    container.dispatchEvent(new MessageEvent('message', { data: { type: 'NEWER' } }));
    const [toast] = pageToasts().list();
    expect(toast).toMatchObject({ message: MESSAGES.updateReady, ms: Infinity, action: { label: 'Reload' } });
    toast?.action?.onSelect();
    expect(waiting.postMessage).toHaveBeenLastCalledWith({ type: 'SKIP_WAITING' });

    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    expect(update).toHaveBeenCalledTimes(2);
  });

  it('is never offered where the browser keeps no copies', async () => {
    await start(createContainer(() => Promise.reject(new DOMException('denied', 'SecurityError'))));
    expect(pageToasts().list()).toEqual([]);
  });
});
