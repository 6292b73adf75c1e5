import { Download, Upload } from 'lucide-react';
import { useRef } from 'react';

import { Button } from '../../../ui/Button';
import { CardRow } from '../../../ui/Card';
import styles from './MyData.module.css';
import { useMyData } from './useMyData';

/** Rows of the settings: export of all account data as one file, and import of it. */
export const MyData = () => {
  const input = useRef<HTMLInputElement>(null);
  const { isPreparing, progress, outcome, download, restore, cancel } = useMyData();
  return (
    <>
      <CardRow
        title="Download my data"
        help="One JSON file with all projects and palettes, their dates and who sees them."
      >
        <Button icon={<Download aria-hidden />} disabled={isPreparing} onClick={download}>
          {isPreparing ? 'Preparing…' : 'Download'}
        </Button>
      </CardRow>
      <CardRow title="Import data" help="Adds what such a file holds and you do not have yet.">
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Data file"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) restore(file);
            // Cleared, so that choosing the same file again fires a change.
            target.value = '';
          }}
        />
        {progress ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
            Choose file
          </Button>
        )}
      </CardRow>
      <output className={styles.outcome} data-problem={outcome?.isProblem === true ? true : undefined}>
        {progress && (
          <>
            <progress className={styles.bar} value={progress.done} max={Math.max(progress.total, 1)} />
            {`${progress.done} of ${progress.total} palettes`}
          </>
        )}
        {outcome?.message}
      </output>
    </>
  );
};
