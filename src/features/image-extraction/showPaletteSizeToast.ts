import { MESSAGES } from '../../domain/messages';
import type { Toasts } from '../../state/toasts';

/** Shows which end of the range was reached, and removes the message about the other end. */
export const showPaletteSizeToast = (toasts: Toasts, problem: 'tooSmall' | 'tooLarge'): void => {
  const { paletteTooSmall, paletteTooLarge } = MESSAGES;
  toasts.withdraw(problem === 'tooSmall' ? paletteTooLarge : paletteTooSmall);
  toasts.show(problem === 'tooSmall' ? paletteTooSmall : paletteTooLarge);
};
