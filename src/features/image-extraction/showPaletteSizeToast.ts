import { MESSAGES } from '../../domain/messages';
import type { Toasts } from '../../state/toasts';

/** Says which end of the range was met; what was said about the other end no longer holds. */
export const showPaletteSizeToast = (toasts: Toasts, problem: 'tooSmall' | 'tooLarge'): void => {
  const { paletteTooSmall, paletteTooLarge } = MESSAGES;
  toasts.withdraw(problem === 'tooSmall' ? paletteTooLarge : paletteTooSmall);
  toasts.show(problem === 'tooSmall' ? paletteTooSmall : paletteTooLarge);
};
