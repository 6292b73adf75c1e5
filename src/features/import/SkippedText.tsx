import { ChevronRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';

import { moreSkippedMessage, notAColorMessage } from '../../domain/importMessages';
import { flawOf } from '../../palette/flawOf';
import type { Problem } from '../../palette/notations/found';
import styles from './FoundReport.module.css';

/** Further texts that were no colors are collapsed. */
const PROBLEMS_SHOWN = 3;

const describe = ({ line, text, reason }: Problem): string =>
  notAColorMessage(line, text, reason, reason === undefined || reason === 'outOfRange' ? flawOf(text) : null);

/** The other skipped texts; rendered only when opened, as there may be a thousand lines. */
const MoreSkipped = ({ problems }: { readonly problems: readonly Problem[] }) => {
  const [isOpen, setOpen] = useState(false);
  const words = moreSkippedMessage(problems.length);
  return (
    <details className={styles.all} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden />
        {words}
      </summary>
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

type SkippedProps = { readonly problems: readonly Problem[] };

/** The first texts that were no colors, as part of the announced message. */
export const FirstSkipped = ({ problems }: SkippedProps) =>
  problems.slice(0, PROBLEMS_SHOWN).map((problem, i) => (
    // oxlint-disable-next-line react/no-array-index-key -- the list of one text never changes
    <p key={i} className={styles.skipped}>
      <TriangleAlert aria-hidden />
      <span>{describe(problem)}</span>
    </p>
  ));

/** The others, collapsed behind their count. */
export const OtherSkipped = ({ problems }: SkippedProps) =>
  problems.length > PROBLEMS_SHOWN && <MoreSkipped problems={problems.slice(PROBLEMS_SHOWN)} />;
