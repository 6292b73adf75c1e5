import { COPY_TOAST_MS } from '../domain/limits';
import { copiedMessage } from '../domain/messages';
import { reportError } from './reportError';
import type { Services } from './services';

/** Copies text and says for 2 s that it did, and what it copied unless `message` says it. A refusal by the browser is logged only; the answer says which it was. */
export const copyWithToast = async (
  { copyText, toasts }: Pick<Services, 'copyText' | 'toasts'>,
  text: string,
  message = copiedMessage(text),
): Promise<boolean> => {
  try {
    await copyText(text);
  } catch (error) {
    reportError('copying to the clipboard', error);
    return false;
  }
  toasts.show(message, { ms: COPY_TOAST_MS });
  return true;
};
