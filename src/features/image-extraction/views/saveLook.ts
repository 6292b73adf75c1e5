import type { Look, SaveProgress } from '../../../../workers/picture-looks/api';
import { IMAGE_MESSAGES } from '../../../domain/imageMessages';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import type { Services } from '../../../state/services';

const FAILURES = {
  unreadable: IMAGE_MESSAGES.imageProcessFailed,
  'too-large': IMAGE_MESSAGES.pictureTooLargeToSave,
} as const;

type Saved = {
  readonly source: Blob;
  readonly look: Look;
  readonly fileName: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SaveProgress) => void;
};

/** Saves a view of the whole picture, or says why not; nothing of that where it was aborted. */
export const saveLook = async (
  { pictureLooks, toasts }: Pick<Services, 'pictureLooks' | 'toasts'>,
  { source, look, fileName, signal, onProgress }: Saved,
): Promise<void> => {
  try {
    const reply = await pictureLooks.save(signal, source, look, onProgress);
    if (reply.ok) downloadFile(fileName, 'image/png', reply.png);
    else toasts.show(FAILURES[reply.failure], { tone: 'error' });
  } catch (error) {
    if (signal.aborted) return;
    reportError('saving a view of a picture', error);
    toasts.show(IMAGE_MESSAGES.imageProcessFailed, { tone: 'error' });
  }
};
