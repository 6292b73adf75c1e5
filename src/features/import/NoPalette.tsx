import { CircleAlert } from 'lucide-react';

import { IMPORT_EXAMPLE, noPaletteMessage } from '../../domain/importMessages';
import type { FoundSummary } from '../../palette/foundSummary';
import { Button } from '../../ui/Button';
import reportStyles from './FoundReport.module.css';
import styles from './NoPalette.module.css';
import { FirstSkipped, OtherSkipped } from './SkippedText';

type NoPaletteProps = {
  readonly found: FoundSummary;
  /** Null where a text was read. */
  readonly fileName: string | null;
  /** Puts the example into the field; null where that would take the place of something. */
  readonly onExample: (() => void) | null;
};

/** Why a text or file is no palette, what in it was nearly a color, and what works. */
export const NoPalette = ({ found, fileName, onExample }: NoPaletteProps) => {
  const { colorCount, refusal, nearMissCount } = found;
  // Prose is not told back line by line: that none of it is a color has been said.
  const problems = found.problems.slice(0, colorCount === 0 ? nearMissCount : undefined);
  return (
    <div className={reportStyles.report}>
      {/* A file that cannot be used is told at once; of a text that is being typed, when there is time. */}
      <div role={fileName === null ? 'status' : 'alert'}>
        <p className={styles.problem}>
          <CircleAlert aria-hidden />
          <span>
            {noPaletteMessage(refusal ?? (colorCount === 0 ? 'importEmpty' : 'importTooFew'), fileName)}
          </span>
        </p>
        <FirstSkipped problems={problems} />
      </div>
      <OtherSkipped problems={problems} />
      {colorCount === 0 && (
        <p className={styles.example}>
          <span>What works:</span>
          {onExample ? (
            <Button size="small" onClick={onExample}>
              {IMPORT_EXAMPLE}
            </Button>
          ) : (
            <code>{IMPORT_EXAMPLE}</code>
          )}
          <span>or a link of a palette</span>
        </p>
      )}
    </div>
  );
};
