import { screen } from '@testing-library/react';

import { PATHS } from '../../../../src/domain/paths';
import type { Services } from '../../../../src/state/services';
import { readSession } from '../../../../src/state/session/readSession';
import { sessionOverdue } from '../../../../src/state/session/sessionSlice';
import { createFakeBackend, FREE_USER } from '../../../support/fakeBackend';
import {
  createFakeServices,
  createMemoryCounter,
  createMemoryFiles,
  createMemoryStore,
} from '../../../support/fakeServices';
import { renderApp } from '../../../support/renderApp';
import { createFakeExtractor, evenPalette } from '../fakePictures';
import { openPage } from '../openImagePage';

type Return = {
  readonly user?: typeof FREE_USER | null;
  readonly session?: Services['backend']['auth']['session'];
  /** The page has stopped waiting for the session. */
  readonly isOverdue?: boolean;
  /** The account whose session had ended. */
  readonly ownerId?: string | null;
};

/** A visitor's page, and the same tab behind the sign-in. */
export const openTab = async (overrides: Partial<Services> = {}) => {
  const own = {
    storage: createMemoryStore(),
    tabStorage: createMemoryStore(),
    signInFiles: createMemoryFiles(),
    dailyCounter: createMemoryCounter(),
  };
  const imageExtractor = createFakeExtractor();
  imageExtractor.repalette.mockResolvedValue(evenPalette([0x123456, 0xfedcba]));
  const page = await openPage({ imageExtractor, ...own, ...overrides });
  return {
    ...page,
    imageExtractor,
    comeBack: async ({ user = FREE_USER, session, isOverdue = false, ownerId = null }: Return = {}) => {
      await own.signInFiles.settle(ownerId);
      page.unmount();
      const backend = createFakeBackend(session && { auth: { session } });
      backend.world.user = user;
      const later = createFakeExtractor();
      const services = createFakeServices({ imageExtractor: later, ...own, ...overrides, backend });
      const app = renderApp(PATHS.image, services, (store) => {
        void store.dispatch(readSession());
        if (isOverdue) store.dispatch(sessionOverdue());
      });
      await screen.findByRole('heading', { level: 1, name: 'Image to palette' });
      return { ...app, imageExtractor: later, backend };
    },
  };
};
