import { useEffect } from 'react';
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import {
  MemoryRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  type InitialEntry,
  type Location,
  type NavigateFunction,
  type NavigationType,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';

import { App } from '../../src/app/App';
import { createAppStore, type AppStore } from '../../src/app/store';
import { createFakeServices, type FakeServices } from './fakeServices';

// The test document rejects the promises of canceled animations; and tests need not wait for fades.
MotionGlobalConfig.skipAnimations = true;
// Names are loaded before the first render, as on a page that has been open for a moment.
await createFakeServices().colorNames.load();
// The code of a page is compiled when a test first opens it, which takes long beside other work.
configure({ asyncUtilTimeout: 20_000 });

type Arrival = `${NavigationType}`;

type PlaceProps = {
  readonly onChange: (location: Location, arrival: Arrival, navigate: NavigateFunction) => void;
};

const Place = ({ onChange }: PlaceProps) => {
  const location = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  useEffect(() => {
    onChange(location, arrival, navigate);
  }, [location, arrival, navigate, onChange]);
  return null;
};

/**
 * Renders the whole app at an address (a path, or `{ pathname, search, state }`), and unmounts it when the test ends.
 * `prepare` acts on the store before the first render, as loading the session does.
 */
export const renderApp = (
  entry: InitialEntry,
  services: FakeServices = createFakeServices(),
  prepare?: (store: AppStore) => void,
) => {
  const store = createAppStore(services);
  prepare?.(store);
  let place: Location | undefined;
  let navigateTo: NavigateFunction | undefined;
  const arrivals: Arrival[] = [];
  onTestFinished(cleanup);
  const view = render(
    <MemoryRouter initialEntries={[entry]}>
      <App store={store} services={services} />
      <Place
        onChange={(location, arrival, navigate) => {
          place = location;
          navigateTo = navigate;
          arrivals.push(arrival);
        }}
      />
    </MemoryRouter>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    services,
    location: (): Location => {
      if (!place) throw new Error('the app has not been rendered');
      return place;
    },
    /** The browser's Back (−1) or Forward (1). */
    go: async (steps: number): Promise<void> => act(async () => navigateTo?.(steps)),
    /** The navigation type of the last address: a replaced one cannot be gone back to. */
    arrival: (): Arrival => arrivals.at(-1) ?? 'POP',
    /** The navigation types of all addresses so far, including the first. */
    arrivals: (): readonly Arrival[] => arrivals,
  };
};
