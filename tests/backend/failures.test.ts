import { describe, expect, it, vi } from 'vitest';

import { BackendError } from '../../src/backend/backend';
import { request } from '../../src/backend/failures';
import { forbiddenTag } from '../../src/domain/forbiddenTag';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error('refused'), { code }));

describe('a failing request', () => {
  it.each([
    ['LIM01', 'free-project-limit'],
    ['LIM02', 'free-palette-limit'],
    ['PRO01', 'needs-pro'],
    ['PRO02', 'needs-pro'],
    ['SUB01', 'cancel-first'],
    ['ACC01', 'suspended'],
    ['42501', 'not-allowed'],
    ['PGRST116', 'not-found'],
    ['PGRST303', 'not-authenticated'],
    ['23514', 'unexpected'],
    ['', 'unexpected'],
  ])('with the code %j is %s', async (code, kind) => {
    await expect(request(failing(code))).rejects.toMatchObject({ name: 'BackendError', kind });
  });

  it('about a forbidden tag names it, from the detail that the database gives', async () => {
    const refused = (details: unknown) => () =>
      Promise.reject(Object.assign(new Error('refused'), { code: 'TAG01', details }));
    await expect(request(refused('rude'))).rejects.toMatchObject({ kind: forbiddenTag('rude') });
    for (const details of [null, 42, ''])
      await expect(request(refused(details))).rejects.toMatchObject({ kind: 'unexpected' });
  });

  it('keeps the failure that was already named', async () => {
    const error = new BackendError('timeout');
    await expect(request(() => Promise.reject(error))).rejects.toBe(error);
  });

  it.each(['40001', '40P01'])('is sent once more after %s, and no more than once', async (code) => {
    const run = vi.fn<() => Promise<string>>(failing(code));
    await expect(request(run)).rejects.toMatchObject({ kind: 'unexpected' });
    expect(run).toHaveBeenCalledTimes(2);
    run.mockClear();
    run.mockImplementationOnce(failing(code)).mockResolvedValue('done');
    expect(await request(run)).toBe('done');
  });

  it('of any other kind is not sent again', async () => {
    const run = vi.fn(failing('LIM01'));
    await expect(request(run)).rejects.toThrow(BackendError);
    expect(run).toHaveBeenCalledOnce();
  });
});
