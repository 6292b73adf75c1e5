import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { colorFromHex } from '../../../../src/color/color';
import { HexField } from '../../../../src/features/builder/strip/HexField';
import {
  SwatchActionsContext,
  type SwatchActions,
} from '../../../../src/features/builder/strip/swatchActionsContext';
import { ServicesContext } from '../../../../src/state/servicesContext';
import { createFakeServices } from '../../../support/fakeServices';

const open = () => {
  const endTyping = vi.fn<SwatchActions['endTyping']>();
  const nothing = () => undefined;
  const actions: SwatchActions = {
    endTyping,
    select: nothing,
    toggleLock: nothing,
    beginTyping: nothing,
    moveBy: nothing,
    moveTo: nothing,
    duplicate: nothing,
    remove: nothing,
    insert: nothing,
    fill: nothing,
    toggleSeam: nothing,
    closeSeam: nothing,
  };
  const { unmount } = render(
    <ServicesContext value={createFakeServices()}>
      <SwatchActionsContext value={actions}>
        <HexField index={3} hex="#2B3FD6" />
      </SwatchActionsContext>
    </ServicesContext>,
  );
  onTestFinished(unmount);
  return { user: userEvent.setup(), endTyping };
};

// The browser may say that the field is left once more as it is taken out: only the first way out counts.
it.each([
  ['Enter: the focus goes on to the swatch', '00ff00{Enter}', colorFromHex('#00FF00'), false],
  ['Escape: nothing was typed, and the focus goes on to the swatch', '00ff00{Escape}', null, false],
  ['Tab: nothing was typed, and the focus is where it has gone', '00ff00{Tab}', null, true],
  ['Tab from what is no color: nothing was typed', 'zz{Tab}', null, true],
  ['Enter on what it was: nothing was typed', '2b3fd6{Enter}', null, false],
] as const)('the hex of a swatch is done with %s [B-57]', async (_, keys, color, isLeft) => {
  const { user, endTyping } = open();
  const field = screen.getByRole('textbox', { name: 'Hex or CSS color' });
  await user.clear(field);
  await user.keyboard(keys);
  fireEvent.blur(field);
  expect(endTyping.mock.calls).toEqual([[3, color, isLeft]]);
});

it.each([
  ['is still set', 'teal', colorFromHex('#008080')],
  ['is dropped if it is none', 'teel', null],
])('a color submitted before the field is left %s [B-57]', async (_, text, color) => {
  const { endTyping } = open();
  const field = screen.getByRole('textbox', { name: 'Hex or CSS color' });
  fireEvent.change(field, { target: { value: text } });
  fireEvent.submit(field);
  act(() => field.blur());
  await waitFor(() => expect(endTyping).toHaveBeenCalledWith(3, color, true));
  expect(endTyping).toHaveBeenCalledOnce();
});
