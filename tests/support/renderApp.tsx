import { useEffect } from 'react';
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MotionGlobalConfig } from 'framer-motion';
import {
  MemoryRouter,
  useLocation,
  useNavigationType,
  type InitialEntry,
  type Location,
  type NavigationType,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';

import { App } from '../../src/app/App';
import { createAppStore, type AppStore } from '../../src/app/store';
import { createFakeServices, type FakeServices } from './fakeServices';

// The test document rejects the promise of every canceled animation; and tests wait for no fades.
MotionGlobalConfig.skipAnimations = true;
// Names are there from the first rendering, as on a page that has been open for a moment.
await createFakeServices().colorNames.load();
// A page's code is compiled when a test first opens it.
configure({ asyncUtilTimeout: 10_000 });

type Arrival = `${NavigationType}`;

const Place = ({ onChange }: { readonly onChange: (location: Location, arrival: Arrival) => void }) => {
  const location = useLocation();
  const arrival = useNavigationType();
  useEffect(() => {
    onChange(location, arrival);
  }, [location, arrival, onChange]);
  return null;
};

/**
 * The whole app at an address (a path, or `{ pathname, search, state }`), taken down when the test ends. `prepare` acts on
 * the store before anything is drawn, as the page does when it begins to look who is here.
 */
export const renderApp = (
  entry: InitialEntry,
  services: FakeServices = createFakeServices(),
  prepare?: (store: AppStore) => void,
) => {
  const store = createAppStore(services);
  prepare?.(store);
  let place: Location | undefined;
  const arrivals: Arrival[] = [];
  onTestFinished(cleanup);
  const view = render(
    <MemoryRouter initialEntries={[entry]}>
      <App store={store} services={services} />
      <Place
        onChange={(location, arrival) => {
          place = location;
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
    /** How the page came to its address: a replaced one is not gone back to. */
    arrival: (): Arrival => arrivals.at(-1) ?? 'POP',
    /** The same of every address so far, the first one included. */
    arrivals: (): readonly Arrival[] => arrivals,
  };
};
