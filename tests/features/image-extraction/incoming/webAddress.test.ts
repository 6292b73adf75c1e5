import { afterEach, describe, expect, it, vi } from 'vitest';

import { webAddress } from '../../../../src/features/image-extraction/incoming/webAddress';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the address of a site', () => {
  it.each([
    ['example.com/cat.jpg', 'https://example.com/cat.jpg'],
    ['//example.com/cat.jpg', 'https://example.com/cat.jpg'],
    ['example.com:8080/cat.jpg', 'https://example.com:8080/cat.jpg'],
    ['example.com/my cat.jpg', 'https://example.com/my%20cat.jpg'],
    ['münchen.de/kuh.png', 'https://xn--mnchen-3ya.de/kuh.png'],
    ['http://intranet/cat.jpg', 'http://intranet/cat.jpg'],
    ['localhost:5173/cat.jpg', 'https://localhost:5173/cat.jpg'],
    ['127.0.0.1/cat.jpg', 'https://127.0.0.1/cat.jpg'],
    ['https://[::1]/cat.jpg', 'https://[::1]/cat.jpg'],
  ])('is read as it is typed: %s', (typed, address) => {
    expect(webAddress(typed)?.href).toBe(address);
  });

  it.each(['not a url', 'cat', 'cat.jpg', 'my cat.jpg', 'intranet/cat.jpg', 'file:///cat.jpg', 'https://'])(
    'is not %s',
    (typed) => {
      expect(webAddress(typed)).toBeNull();
    },
  );

  it('has no space in its host where the browser takes one', () => {
    vi.stubGlobal(
      'URL',
      class {
        static canParse = () => true;
        protocol = 'https:';
        hostname = 'not%20a%20url';
      },
    );
    expect(webAddress('not a url')).toBeNull();
    expect(webAddress('https://not a url')).toBeNull();
  });
});
