import { useState } from 'react';

import { IMPORT, PALETTE_MIN } from '../../domain/limits';
import {
  moreSkippedMessage,
  foundColorsMessage,
  notAColorMessage,
  opacityLeftOutMessage,
  IMPORT_MESSAGES,
} from '../../domain/importMessages';
import { flawOf } from '../../palette/flawOf';
import type { FoundSummary } from '../../palette/foundSummary';
import type { Problem } from '../../palette/notations/found';
import styles from './FoundReport.module.css';

/** More pieces of text that were no colors wait until they are asked for. */
const PROBLEMS_SHOWN = 3;

const summary = ({ colorCount, kind, refusal }: FoundSummary): string => {
  if (refusal) return IMPORT_MESSAGES[refusal];
  if (colorCount === 0) return IMPORT_MESSAGES.importEmpty;
  return colorCount < PALETTE_MIN ? IMPORT_MESSAGES.importTooFew : foundColorsMessage(colorCount, kind);
};

const describe = ({ line, text, reason }: Problem): string =>
  notAColorMessage(line, text, reason, reason === undefined || reason === 'outOfRange' ? flawOf(text) : null);

/** What else was skipped; made only when it is opened, since it may be a thousand lines. */
const MoreSkipped = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const [isOpen, setOpen] = useState(false);
  const words = moreSkippedMessage(problems.length);
  return (
    <details className={styles.all} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words}</summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        <ol className={styles.list} aria-label="What else was skipped" tabIndex={0}>
          {problems.map((problem, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list of one text never changes
            <li key={i}>{describe(problem)}</li>
          ))}
        </ol>
      )}
    </details>
  );
};

type FoundReportProps = { readonly found: FoundSummary; readonly notice: string | null };

/** What was found, said aloud too, and what was no color. */
export const FoundReport = ({ found, notice }: FoundReportProps) => {
  const { problems, translucentCount } = found;
  return (
    <div className={styles.report}>
      <output className={styles.said}>
        <p className={styles.summary}>{summary(found)}</p>
        {found.valueCount >= IMPORT.maxColors && <p>{IMPORT_MESSAGES.importTooMany}</p>}
        {notice !== null && <p>{notice}</p>}
        {translucentCount > 0 && <p>{opacityLeftOutMessage(translucentCount)}</p>}
        {problems.slice(0, PROBLEMS_SHOWN).map((problem, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list of one text never changes
          <p key={i}>{describe(problem)}</p>
        ))}
      </output>
      {problems.length > PROBLEMS_SHOWN && <MoreSkipped problems={problems.slice(PROBLEMS_SHOWN)} />}
    </div>
  );
};
