import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { deleteCookies } from '../../../src/state/storage/deleteCookies';

describe('clearing cookies', () => {
  it('reaches those that were set for the host and for each domain above it [G-16]', () => {
    const written: string[] = [];
    vi.stubGlobal('window', { location: { hostname: 'app.hueloom.example' } });
    vi.stubGlobal('document', {
      get cookie() {
        return 'theme=dark; _ga=1';
      },
      set cookie(cookie: string) {
        written.push(cookie);
      },
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    deleteCookies((name) => name === '_ga');
    const expired = '_ga=; Max-Age=0; Path=/';
    expect(written).toEqual([
      expired,
      `${expired}; Domain=app.hueloom.example`,
      `${expired}; Domain=hueloom.example`,
      `${expired}; Domain=example`,
    ]);
  });
});
