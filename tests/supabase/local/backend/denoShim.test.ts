import { describe, expect, it } from 'vitest';
import { runAsDeno } from '../../../../supabase/local/backend/functions/denoShim.mjs';

type Deno = { readonly env: { readonly get: (name: string) => string | undefined } };
const readMode = (): string | undefined => (globalThis as { Deno?: Deno }).Deno?.env.get('MODE');
const slot = (mode: string) => ({ env: { MODE: mode }, handler: null });

describe('functions that run as in Deno', () => {
  it('read their own environment while others begin and end beside them', async () => {
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const long = runAsDeno(slot('long'), async () => {
      await held;
      return readMode();
    });
    expect(await runAsDeno(slot('short'), async () => readMode())).toBe('short');
    goOn();
    expect(await long).toBe('long');
    expect(readMode()).toBeUndefined();
  });

  it('leave nothing behind, also where they fail', async () => {
    const failing = runAsDeno(slot('failing'), () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    expect(readMode()).toBeUndefined();
    expect(await runAsDeno(slot('next'), async () => readMode())).toBe('next');
  });
});
