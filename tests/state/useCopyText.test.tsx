import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { COPY_TOAST_MS } from '../../src/domain/messageTimes';
import { MESSAGES } from '../../src/domain/messages';
import { ServicesContext } from '../../src/state/servicesContext';
import { pageToasts } from '../support/pageToasts';
import { useCopyText } from '../../src/state/useCopyText';
import { createFakeServices, type FakeServices } from '../support/fakeServices';

const setUp = (services: FakeServices) =>
  renderHook(useCopyText, {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  }).result.current;

afterEach(() => {
  cleanup();
});

describe('copying', () => {
  it('puts the text on the clipboard and says so for 2 s [G-31]', async () => {
    const services = createFakeServices();
    expect(await setUp(services)('#0D9488')).toBe(true);
    expect(services.copied).toEqual(['#0D9488']);
    expect(pageToasts().list()).toMatchObject([
      { message: MESSAGES.copied, ms: COPY_TOAST_MS, tone: 'info' },
    ]);
  });

  it('only logs a refusal by the browser [G-45]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const copyText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    expect(await setUp(createFakeServices({ copyText }))('#0D9488')).toBe(false);
    expect(pageToasts().list()).toEqual([]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
