import { downloadedMessage, MESSAGES } from '../../../domain/messages';
import { VIDEO_MESSAGES } from '../../../domain/videoMessages';
import { fileStem } from '../../../domain/fileStem';
import { withoutExtension } from '../../../domain/withoutExtension';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import { selectFrameCount } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { readStrip } from './stripContent';
import type { ExportTask } from './stripFile';
import { STRIP_FORMATS, type StripFormat } from './stripFormats';

/** Saves the strip of the current video. When aborted it leaves no file and shows no message. */
export const exportStrip =
  (format: StripFormat, task: ExportTask): VideoThunk<Promise<void>> =>
  async (dispatch, getState, services) => {
    const { toasts } = services;
    const content = dispatch(readStrip());
    if (!content) {
      if (selectFrameCount(getState()) > 0) toasts.show(VIDEO_MESSAGES.partWithoutFrames, { tone: 'error' });
      return;
    }
    const { suffix, write } = STRIP_FORMATS[format];
    const name = `${fileStem(withoutExtension(content.name))}-${suffix}`;
    try {
      const file = await write(content, task, services);
      if (task.signal.aborted) return;
      if ('refusal' in file) {
        toasts.show(file.refusal, { tone: 'error' });
        return;
      }
      const fileName = `${name}.${file.ending}`;
      downloadFile(fileName, file.mime, file.bytes);
      toasts.show([downloadedMessage(fileName), ...(file.note === undefined ? [] : [file.note])].join(': '));
    } catch (error) {
      if (task.signal.aborted) return;
      reportError(`exporting ${name}`, error);
      toasts.show(MESSAGES.exportFailed, { tone: 'error' });
    }
  };
