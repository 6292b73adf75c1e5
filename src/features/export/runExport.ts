import { downloadedMessage, MESSAGES } from '../../domain/messages';
import { downloadFile } from '../../state/downloadFile';
import type { LocalStore } from '../../state/localStore';
import { reportError } from '../../state/reportError';
import { showToast } from '../../state/toasts';
import { writeLastExport, type ExportAction, type ExportChoice } from './exportChoice';
import { planBytes, planText, type ExportPlan } from './exportFile';

type ExportDoor = {
  readonly storage: LocalStore;
  /** Says by itself that it was copied; false where the browser refused. */
  readonly copy: (text: string) => Promise<boolean>;
};

/** Writes the file and keeps how, for the next time. What could not be written says so. */
export const runExport = async (
  plan: ExportPlan,
  choice: ExportChoice,
  action: ExportAction,
  { storage, copy }: ExportDoor,
): Promise<void> => {
  try {
    if (action === 'copy') {
      if (!(await copy(planText(plan)))) return;
    } else {
      downloadFile(plan.fileName, plan.format.mime, await planBytes(plan));
      showToast(downloadedMessage(plan.fileName));
    }
    writeLastExport(storage, { ...choice, action });
  } catch (error) {
    reportError(`exporting ${plan.fileName}`, error);
    showToast(MESSAGES.exportFailed, { tone: 'error' });
  }
};
