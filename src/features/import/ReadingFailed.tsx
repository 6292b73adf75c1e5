import { IMPORT_MESSAGES } from '../../domain/importMessages';
import { Button } from '../../ui/Button';
import styles from './ReadingProgress.module.css';
import type { ReadingFailure } from './usePaletteReading';

const SENTENCES = { stopped: IMPORT_MESSAGES.importStopped, lost: IMPORT_MESSAGES.importLost } as const;

type ReadingFailedProps = { readonly failure: ReadingFailure; readonly onReadAgain: () => void };

/** Why a source that is still there has no result, with a button to try again. */
export const ReadingFailed = ({ failure, onReadAgain }: ReadingFailedProps) => (
  <div className={styles.failed}>
    <p role={failure === 'lost' ? 'alert' : 'status'}>{SENTENCES[failure]}</p>
    <Button size="small" onClick={onReadAgain}>
      Read again
    </Button>
  </div>
);
