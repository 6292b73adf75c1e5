import { describe, expect, it } from 'vitest';
import { isPage, isPicture } from '../../../workers/offline/matchers';

const HERE = 'https://hueloom.example';
const asked = (address: string, mode = 'cors') => {
  const url = new URL(address, HERE);
  return { url, request: { mode } as Request, sameOrigin: url.origin === HERE };
};

describe('what the offline copy answers as a page', () => {
  it.each(['/', '/palette-builder?c=fff-000', '/image-to-palette', '/no/such/page', '/authors'])(
    '%s, when somebody goes there',
    (address) => {
      expect(isPage(asked(address, 'navigate'))).toBe(true);
      expect(isPage(asked(address))).toBe(false);
    },
  );

  it.each([
    '/auth/v1/authorize?provider=google',
    '/rest/v1/projects',
    '/functions/v1/stock',
    '/functions/v1',
    '/__google/choose',
    '/__stripe/checkout/cs_1',
    'https://project.supabase.co/auth/v1/authorize',
  ])('nothing of %s, which belongs to the service', (address) => {
    expect(isPage(asked(address, 'navigate'))).toBe(false);
  });
});

describe('what the offline copy keeps when it is first seen', () => {
  it.each(['/assets/citrus-small-D3adB33f.jpg', '/assets/inter-greek-wght-normal-D3adB33f.woff2'])(
    '%s',
    (address) => expect(isPicture(asked(address))).toBe(true),
  );

  it.each([
    '/assets/evening-dunes-D3adB33f.mp4',
    '/weekly/ember-silk.jpg',
    '/rest/v1/weekly_palettes?select=a.jpg',
    '/functions/v1/link-preview?c=fff-000.png',
    '/auth/v1/user',
    'https://images.pexels.com/assets/a.jpg',
  ])('never %s', (address) => expect(isPicture(asked(address))).toBe(false));
});
