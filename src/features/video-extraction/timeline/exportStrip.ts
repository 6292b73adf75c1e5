import { downloadedMessage, MESSAGES } from '../../../domain/messages';
import { fileStem } from '../../../domain/fileStem';
import { downloadFile } from '../../../state/downloadFile';
import { reportError } from '../../../state/reportError';
import { showToast } from '../../../state/toasts';
import type { VideoThunk } from '../videoThunk';
import { readStrip } from './stripContent';
import { STRIP_FORMATS, type StripFormat } from './stripFormats';

/** Saves the strip of the film on the page. */
export const exportStrip =
  (format: StripFormat): VideoThunk<Promise<void>> =>
  async (dispatch) => {
    const content = dispatch(readStrip());
    if (!content) return;
    const { suffix, write } = STRIP_FORMATS[format];
    const name = `${fileStem(content.name.replace(/\.[^.]+$/, ''))}-${suffix}`;
    try {
      const file = await write(content);
      if ('refusal' in file) {
        showToast(file.refusal, { tone: 'error' });
        return;
      }
      const fileName = `${name}.${file.ending}`;
      downloadFile(fileName, file.mime, file.bytes);
      showToast(downloadedMessage(fileName));
    } catch (error) {
      reportError(`exporting ${name}`, error);
      showToast(MESSAGES.exportFailed, { tone: 'error' });
    }
  };
