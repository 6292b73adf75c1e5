import { expect, it, vi } from 'vitest';

import { loadOnce } from '../../src/state/loadOnce';

it('what was loaded once is shared from then on, also by uses that waited for it together', async () => {
  const load = vi.fn(() => Promise.resolve({}));
  const open = loadOnce(load);
  const [one, other] = await Promise.all([open(), open()]);
  expect(other).toBe(one);
  expect(await open()).toBe(one);
  expect(load).toHaveBeenCalledOnce();
});

it('what could not be loaded is loaded anew at its next use', async () => {
  const load = vi.fn(() => Promise.resolve('sheets')).mockRejectedValueOnce(new TypeError('offline'));
  const open = loadOnce(load);
  await expect(open()).rejects.toThrow('offline');
  expect(await open()).toBe('sheets');
});
