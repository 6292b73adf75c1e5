import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rules = { createScriptURL: (url: string) => string };

class FakeWorker {
  readonly url: unknown;
  readonly options: unknown;
  constructor(url: unknown, options: unknown) {
    this.url = url;
    this.options = options;
  }
}

const load = async () => (await import('../../workers/workerUrl')).startWorker;

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});

afterEach(() => vi.unstubAllGlobals());

describe('startWorker', () => {
  it('starts the worker as a module, by the address the build gave it', async () => {
    const worker = (await load())('imageExtraction');
    expect(worker).toMatchObject({
      url: expect.stringContaining('/workers/image-extraction/worker') as unknown,
      options: { type: 'module' },
    });
  });

  it('passes through one Trusted Types policy, which refuses every other address', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => rules);
    vi.stubGlobal('trustedTypes', { createPolicy });
    const startWorker = await load();
    startWorker('imageExtraction');
    startWorker('imageExtraction');
    expect(createPolicy).toHaveBeenCalledTimes(1);
    const [name, rules] = createPolicy.mock.calls[0] ?? [];
    expect(name).toBe('worker-url');
    for (const url of [
      'https://example.com/worker.js',
      'data:text/javascript,1',
      'blob:x',
      '/worker.js',
      '',
    ]) {
      expect(() => rules?.createScriptURL(url)).toThrow(TypeError);
    }
  });

  it('is the policy of the worker that answers for the network, too', async () => {
    const createPolicy = vi.fn((_name: string, rules: Rules) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }));
    vi.stubGlobal('trustedTypes', { createPolicy });
    const { registerOfflineWorker, startWorker } = await import('../../workers/workerUrl');
    const register = vi.fn<(url: string) => Promise<void>>(() => Promise.resolve());
    startWorker('imageExtraction');
    await registerOfflineWorker({ register } as unknown as ServiceWorkerContainer);
    expect(register.mock.calls[0]?.[0]).toBe('trusted /service-worker.js');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });
});
