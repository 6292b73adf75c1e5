import { downloadedMessage, MESSAGES } from '../../domain/messages';
import { downloadFile } from '../../state/downloadFile';
import { reportError } from '../../state/reportError';
import type { Services } from '../../state/services';
import { writeLastExport, type ExportAction, type ExportChoice } from './exportChoice';
import { planBytes, planText, type ExportPlan } from './exportFile';

type ExportDoor = Pick<Services, 'storage' | 'toasts'> & {
  /** Shows its own message that it was copied; false if the browser refused. */
  readonly copy: (text: string) => Promise<boolean>;
};

/** Writes the file and stores the options for next time. Shows a message on failure. */
export const runExport = async (
  plan: ExportPlan,
  choice: ExportChoice,
  action: ExportAction,
  { storage, toasts, copy }: ExportDoor,
): Promise<void> => {
  try {
    if (action === 'copy') {
      if (!(await copy(planText(plan)))) return;
    } else {
      downloadFile(plan.fileName, plan.format.mime, await planBytes(plan));
      toasts.show(downloadedMessage(plan.fileName));
    }
    writeLastExport(storage, { ...choice, action });
  } catch (error) {
    reportError(`exporting ${plan.fileName}`, error);
    toasts.show(MESSAGES.exportFailed, { tone: 'error' });
  }
};
