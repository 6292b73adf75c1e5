import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { UnknownAction } from '@reduxjs/toolkit';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';

import { Dialogs } from '../../src/app/Dialogs';
import { createAppStore } from '../../src/app/store';
import { Toasts } from '../../src/app/Toasts';
import { formatHex } from '../../src/color/format';
import type { BuilderThunk } from '../../src/features/builder/palette/builderThunk';
import { openAddress } from '../../src/state/palette/openAddress';
import { lockToggled, selectEntry, selectHistory } from '../../src/state/palette/historySlice';
import { selectSelectedIndex } from '../../src/state/palette/selectionSlice';
import { selectOpenDialog } from '../../src/state/dialogsSlice';
import { ServicesContext } from '../../src/state/servicesContext';
import { pageMessages } from './pageToasts';
import { useCopyText } from '../../src/state/useCopyText';
import { CopyTextContext } from '../../src/ui/copyTextContext';
import { system } from '../../src/ui/theme';
import { createFakeServices, type FakeServices } from './fakeServices';

// Names are loaded before the first render, as on a page that has been open for a moment.
await createFakeServices().colorNames.load();
// The test document rejects the promises of canceled animations; and tests need not wait for fades.
MotionGlobalConfig.skipAnimations = true;
// The code of a part is compiled when a test first shows it.
configure({ asyncUtilTimeout: 20_000 });

const CopyProvider = ({ children }: { readonly children: ReactNode }) => (
  <CopyTextContext value={useCopyText()}>{children}</CopyTextContext>
);

export type BuilderSetup = {
  /** The palette, as in a link: '0d9488-f5f5f4'. */
  readonly link: string;
  readonly locked?: readonly number[];
  readonly services?: FakeServices;
};

/** Renders a part of the builder with a palette, messages and dialogs, without the page around it. */
export const renderInBuilder = (
  part: ReactNode,
  { link, locked = [], services = createFakeServices() }: BuilderSetup,
) => {
  const store = createAppStore(services);
  store.dispatch(openAddress({ search: `?c=${link}`, state: null }));
  for (const index of locked) store.dispatch(lockToggled(index));
  onTestFinished(cleanup);
  render(
    <MemoryRouter>
      <ServicesContext value={services}>
        <Provider store={store}>
          <ChakraProvider value={system}>
            <CopyProvider>
              {part}
              <Toasts />
              <Dialogs />
            </CopyProvider>
          </ChakraProvider>
        </Provider>
      </ServicesContext>
    </MemoryRouter>,
  );
  return {
    user: userEvent.setup(),
    store,
    services,
    /** Dispatches an action and waits for the page to update. */
    dispatch: (action: UnknownAction | BuilderThunk<unknown>) =>
      act(async () => {
        // Both calls are the same, for TypeScript: each of the store's two overloads takes one kind of action.
        await Promise.resolve(typeof action === 'function' ? store.dispatch(action) : store.dispatch(action));
      }),
    /** The current palette as hex values. */
    hexes: (): string[] => (selectEntry(store.getState())?.colors ?? []).map((color) => formatHex(color)),
    name: (): string | null | undefined => selectEntry(store.getState())?.name,
    selected: (): number => selectSelectedIndex(store.getState()),
    steps: (): number => selectHistory(store.getState()).entries.length,
    index: (): number => selectHistory(store.getState()).index,
    dialog: () => selectOpenDialog(store.getState()),
    messages: (): string[] => pageMessages(),
  };
};
