import type { ReactNode } from 'react';
import { Provider } from 'react-redux';

import { missingPartMessage, MESSAGES } from '../domain/messages';
import type { Services } from '../state/services';
import { ServicesContext } from '../state/servicesContext';
import { useCopyText } from '../state/useCopyText';
import { CopyTextContext } from '../ui/copyTextContext';
import { PartLoadError } from '../ui/lazyPart';
import { PartFailureContext } from '../ui/OptionalPart';
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
          <PartFailureContext
            value={(error) => {
              const isMissing = error instanceof PartLoadError;
              services.toasts.show(isMissing ? missingPartMessage(navigator.onLine) : MESSAGES.panelFailed, {
                tone: 'error',
              });
            }}
          >
            <Shell reload={reload} />
          </PartFailureContext>
        </CopyProvider>
      </Provider>
    </ServicesContext>
  </RootBoundary>
);
