import { afterEach, describe, expect, it, vi } from 'vitest';
import { ensureChromium, findChromium } from './chromium.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('the browser to test with', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(await findChromium()).toBe(process.execPath);
    expect(await ensureChromium()).toBe(process.execPath);
  });

  it('is not quietly another one when that name is wrong', async () => {
    vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
    await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH names no file: /no/such/browser');
  });
});
