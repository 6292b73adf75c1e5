import { MESSAGES } from '../../domain/messages';
import { showToast, withdrawToast } from '../../state/toasts';

/** Says which end of the range was met; what was said about the other end no longer holds. */
export const showPaletteSizeToast = (problem: 'tooSmall' | 'tooLarge'): void => {
  const { paletteTooSmall, paletteTooLarge } = MESSAGES;
  withdrawToast(problem === 'tooSmall' ? paletteTooLarge : paletteTooSmall);
  showToast(problem === 'tooSmall' ? paletteTooSmall : paletteTooLarge);
};
