import { describe, expect, it, vi } from 'vitest';

import { rememberReturn } from '../../src/backend/googleSignIn';
import { RETURN_KEY, takeSignInReturn } from '../../src/backend/signInReturn';
import { createPageWindow } from './pageWindow';

const ORIGIN = 'https://hueloom.example';

const comeBack = (path: string | null, answer: string) => {
  const page = createPageWindow(`${ORIGIN}/${answer}`);
  if (path !== null) rememberReturn(page.asWindow, path);
  return { page, ...takeSignInReturn(page.asWindow) };
};

describe('the way back from a sign-in', () => {
  it('ends where the sign-in began, and is walked once', () => {
    const { page, code } = comeBack('/palette-builder?c=0d9488-f5f5f4', '?code=abc');
    expect(code).toBe('abc');
    expect(page.address()).toBe(`${ORIGIN}/palette-builder?c=0d9488-f5f5f4`);
    expect(page.asWindow.sessionStorage.getItem(RETURN_KEY)).toBeNull();
  });

  it('ends there too when the sign-in was refused', () => {
    const { page, code } = comeBack('/settings', '?error=access_denied&error_description=no');
    expect(code).toBeNull();
    expect(page.address()).toBe(`${ORIGIN}/settings`);
  });

  it.each([
    '?error=access_denied&error_code=user_banned&error_description=User+is+banned',
    '#error=access_denied&error_code=user_banned&error_description=User+is+banned',
  ])('tells a suspended account, and ends where it began: %s', (answer) => {
    const { page, code, isSuspended } = comeBack('/palette-builder?c=0d9488-f5f5f4', answer);
    expect([code, isSuspended]).toEqual([null, true]);
    expect(page.address()).toBe(`${ORIGIN}/palette-builder?c=0d9488-f5f5f4`);
  });

  it.each(['?error=access_denied', '?error=server_error&error_code=unexpected_failure', '?code=user_banned'])(
    'takes %s for no suspension',
    (answer) => {
      expect(comeBack('/settings', answer).isSuspended).toBe(false);
    },
  );

  it('ends at the origin where nothing was kept, with nothing of the answer in the address', () => {
    const { page } = comeBack(null, '?code=abc&state=s&success=true');
    expect(page.address()).toBe(`${ORIGIN}/?success=true`);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'settings',
    '',
  ])('never leads elsewhere: %j', (path) => {
    expect(comeBack(path, '?code=abc').page.address()).toBe(`${ORIGIN}/`);
  });

  it('is kept for a page that is no answer', () => {
    const { page } = comeBack('/settings', '?canceled=true');
    expect(page.address()).toBe(`${ORIGIN}/?canceled=true`);
    expect(page.asWindow.sessionStorage.getItem(RETURN_KEY)).toBe('/settings');
  });

  it('is the origin where the storage of the tab is blocked', () => {
    const page = createPageWindow(`${ORIGIN}/?code=abc`);
    const window = Object.defineProperty(page.asWindow, 'sessionStorage', {
      get: vi.fn(() => {
        throw new DOMException('blocked', 'SecurityError');
      }),
    });
    rememberReturn(window, '/settings');
    expect(takeSignInReturn(window).code).toBe('abc');
    expect(page.address()).toBe(`${ORIGIN}/`);
  });
});
