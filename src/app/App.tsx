import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import type { Services } from '../state/services';
import { ServicesContext } from '../state/servicesContext';
import { useCopyText } from '../state/useCopyText';
import { CopyTextContext } from '../ui/copyTextContext';
import { RootBoundary } from './RootBoundary';
import { Shell } from './Shell';
import type { AppStore } from './store';

const reload = (): void => window.location.reload();

const CopyProvider = ({ children }: { readonly children: ReactNode }) => (
  <CopyTextContext value={useCopyText()}>{children}</CopyTextContext>
);

type AppProps = { readonly store: AppStore; readonly services: Services };

/** Needs a router around it: the real one, or a test's. */
export const App = ({ store, services }: AppProps) => (
  <RootBoundary copyText={services.copyText} reload={reload}>
    <ServicesContext value={services}>
      <Provider store={store}>
        <CopyProvider>
          <Shell reload={reload} />
        </CopyProvider>
      </Provider>
    </ServicesContext>
  </RootBoundary>
);
