import { configureStore, createSlice } from '@reduxjs/toolkit';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { Provider, useSelector } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHeldStore } from '../../../../src/features/builder/out-of-sight/useHeldStore';
import { paletteSelectionReducer, typingBegun } from '../../../../src/state/palette/selectionSlice';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { createFakeServices } from '../../../support/fakeServices';
import { fakeSight } from '../../../support/fakeSight';

const counter = createSlice({
  name: 'counter',
  initialState: 0,
  reducers: { counted: (count) => count + 1 },
});
type State = { readonly counter: number };
const rendered = vi.fn();

const Count = () => {
  rendered();
  return <p>{`counted ${useSelector(({ counter: count }: State) => count)}`}</p>;
};
const Frame = () => {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} data-testid="frame">
      <Provider store={useHeldStore(ref)}>
        <Count />
      </Provider>
    </div>
  );
};

const open = () => {
  const store = configureStore({
    reducer: { counter: counter.reducer, paletteSelection: paletteSelectionReducer },
  });
  render(
    <ServicesContext value={createFakeServices()}>
      <Provider store={store}>
        <Frame />
      </Provider>
    </ServicesContext>,
  );
  const count = () => act(() => void store.dispatch(counter.actions.counted()));
  return { store, count };
};

/** Tells the frame whether it is in the window. */
let report: ReturnType<typeof fakeSight>;
beforeEach(() => {
  report = fakeSight();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('what is seen shows a new state at once', () => {
  const { count } = open();
  count();
  expect(screen.getByText('counted 1')).toBeTruthy();
});

it('out of sight nothing is rendered until the page is idle, and everything is there then', async () => {
  const { count } = open();
  report(false);
  rendered.mockClear();
  count();
  count();
  expect(rendered).not.toHaveBeenCalled();
  // A second of quiet, and an idle moment.
  await screen.findByText('counted 2', {}, { timeout: 20_000 });
  rendered.mockClear();
  count();
  expect(rendered).not.toHaveBeenCalled();
  await screen.findByText('counted 3', {}, { timeout: 20_000 });
});

it('what comes into the window is up to date at once, and stays so', () => {
  const { count } = open();
  report(false);
  count();
  report(true);
  expect(screen.getByText('counted 1')).toBeTruthy();
  count();
  expect(screen.getByText('counted 2')).toBeTruthy();
});

it('what a turn of the wheel may bring into the window follows before it', () => {
  const { count } = open();
  const place = vi.spyOn(screen.getByTestId('frame'), 'getBoundingClientRect');
  report(false);
  count();
  place.mockReturnValue(new DOMRect(0, -2000, 1440, 400));
  fireEvent.wheel(window);
  expect(screen.getByText('counted 0')).toBeTruthy();
  place.mockReturnValue(new DOMRect(0, -500, 1440, 400));
  fireEvent.wheel(window);
  expect(screen.getByText('counted 1')).toBeTruthy();
});

it('a color that is about to be typed shows its field, wherever the page stands', () => {
  const { store, count } = open();
  report(false);
  count();
  act(() => void store.dispatch(typingBegun()));
  expect(screen.getByText('counted 1')).toBeTruthy();
});
