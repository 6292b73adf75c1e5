import { describe, expect, it, vi } from 'vitest';
import { OFFLINE_WORKER_URL } from '../../../../workers/offline/api';
import { keepOfflineCopy } from '../../../../workers/offline/page/client';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly received: unknown[] = [];
  postMessage(message: unknown): void {
    this.received.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  readonly update = vi.fn(() => Promise.resolve());
}

const ENTRY = 'https://hueloom.example/assets/index-A.js';

const setUp = async ({
  isControlled = true,
  waiting = null as FakeWorker | null,
  installing = null as FakeWorker | null,
  active = null as FakeWorker | null,
} = {}) => {
  const registration = new FakeRegistration();
  Object.assign(registration, { waiting, installing, active });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: vi.fn(() => Promise.resolve(registration)),
    startMessages: vi.fn(),
  });
  const onUpdate = vi.fn<(offer: { accept: () => void }) => void>();
  const onReady = vi.fn();
  const look = await keepOfflineCopy({
    container: container as unknown as ServiceWorkerContainer,
    entry: ENTRY,
    onUpdate,
    onReady,
  });
  const install = (worker: FakeWorker): void => {
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing = null;
    registration.waiting = worker;
    worker.become('installed');
  };
  const receive = (data: unknown): boolean => container.dispatchEvent(new MessageEvent('message', { data }));
  const changeController = (): boolean => container.dispatchEvent(new Event('controllerchange'));
  return { registration, container, onUpdate, onReady, look, install, receive, changeController };
};

describe('the copy of the app on the device', () => {
  it('is kept by the worker at the root, whose script never comes from the HTTP cache', async () => {
    const { container } = await setUp();
    expect(container.register).toHaveBeenCalledWith(OFFLINE_WORKER_URL, { updateViaCache: 'none' });
  });

  it('says nothing of the first one', async () => {
    const { install, onUpdate } = await setUp({ isControlled: false });
    const worker = new FakeWorker();
    install(worker);
    expect(worker.received).toEqual([]);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('is completed by the page: the first one as soon as it is active, one of an earlier visit at once', async () => {
    const first = new FakeWorker();
    const { registration } = await setUp({ isControlled: false, installing: first });
    first.become('installed');
    expect(first.received).toEqual([]);
    Object.assign(registration, { installing: null, active: first });
    first.become('activated');
    expect(first.received).toEqual([{ type: 'KEEP_REST' }]);

    const active = new FakeWorker();
    await setUp({ active });
    expect(active.received).toEqual([{ type: 'KEEP_REST' }]);
  });

  it('asks a new one, and one that already waits, whether it is newer than the page', async () => {
    const [waiting, next] = [new FakeWorker(), new FakeWorker()];
    const { install } = await setUp({ waiting });
    install(next);
    for (const worker of [waiting, next])
      expect(worker.received).toEqual([{ type: 'VERSION', entry: ENTRY }]);
  });

  it('asks one whose installation had begun before the page knew of it', async () => {
    const installing = new FakeWorker();
    const { registration } = await setUp({ installing });
    expect(installing.received).toEqual([]);
    Object.assign(registration, { waiting: installing, installing: null });
    installing.become('installed');
    expect(installing.received).toEqual([{ type: 'VERSION', entry: ENTRY }]);
  });

  it('is shown at once where another tab has accepted it, and later ones do not disturb', async () => {
    const { registration, install, receive, onUpdate, onReady, changeController } = await setUp();
    install(new FakeWorker());
    receive({ type: 'NEWER' });
    registration.waiting = null;
    changeController();
    onUpdate.mock.calls[0]?.[0].accept();
    expect(onReady).toHaveBeenCalledTimes(1);
    changeController();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('offers a newer one, which takes over only when it is accepted', async () => {
    const { registration, install, receive, onUpdate, onReady, changeController } = await setUp();
    const worker = new FakeWorker();
    install(worker);
    receive({ type: 'NEWER' });
    expect(onUpdate).toHaveBeenCalledTimes(1);
    // As when another tab has accepted: this one goes on.
    changeController();
    expect(onReady).not.toHaveBeenCalled();

    onUpdate.mock.calls[0]?.[0].accept();
    expect(registration.waiting?.received).toContainEqual({ type: 'SKIP_WAITING' });
    expect(onReady).not.toHaveBeenCalled();
    changeController();
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it.each([null, 'NEWER', { type: 'OTHER' }])('takes %j for no offer', async (data) => {
    const { receive, onUpdate } = await setUp();
    receive(data);
    expect(onUpdate).not.toHaveBeenCalled();
  });

  it('looks for a newer one when it is told to', async () => {
    const { look, registration } = await setUp();
    await look();
    expect(registration.update).toHaveBeenCalledTimes(1);
  });
});
