import { COPY_TOAST_MS } from '../domain/messageTimes';
import { MESSAGES } from '../domain/messages';
import { reportError } from './reportError';
import type { Services } from './services';

/** Copies text and confirms it for 2 s. A refusal by the browser is only logged. Returns whether it was copied. */
export const copyWithToast = async (
  { copyText, toasts }: Pick<Services, 'copyText' | 'toasts'>,
  text: string,
): Promise<boolean> => {
  try {
    await copyText(text);
  } catch (error) {
    reportError('copying to the clipboard', error);
    return false;
  }
  toasts.show(MESSAGES.copied, { ms: COPY_TOAST_MS });
  return true;
};
