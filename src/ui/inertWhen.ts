import type { ComponentProps } from 'react';

type ButtonAction = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>;

/**
 * Props of a button that is disabled but focusable. The `disabled` attribute would drop the keyboard focus of a button
 * that disables itself when pressed.
 */
export const inertWhen = (isInert: boolean, onClick: ButtonAction['onClick']): ButtonAction =>
  isInert ? { 'aria-disabled': true, onClick: undefined } : { onClick };
