import type { ComponentProps } from 'react';

type ButtonAction = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/**
 * What makes a button do nothing and say so. The `disabled` attribute would take the keyboard focus away
 * from the button that was just pressed for the last time.
 */
export const inertWhen = (isInert: boolean, onClick: ButtonAction['onClick']): ButtonAction =>
  isInert ? { 'aria-disabled': true, onClick: undefined } : { onClick };
