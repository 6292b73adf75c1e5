import { IMPORT, PALETTE_MIN } from '../../domain/limits';
import { foundColorsMessage, notAColorMessage } from '../../domain/importMessages';
import { MESSAGES } from '../../domain/messages';
import styles from './FoundReport.module.css';
import type { FoundSummary } from '../../palette/foundSummary';

const summary = ({ colorCount, kind, refusal }: FoundSummary): string => {
  if (refusal) return MESSAGES[refusal];
  if (colorCount === 0) return MESSAGES.importEmpty;
  return colorCount < PALETTE_MIN ? MESSAGES.importTooFew : foundColorsMessage(colorCount, kind);
};

type FoundReportProps = { readonly found: FoundSummary; readonly notice: string | null };

/** What was found, said aloud too, and the lines that were no colors. */
export const FoundReport = ({ found, notice }: FoundReportProps) => {
  const more = found.problemCount - found.problems.length;
  return (
    <output className={styles.report}>
      <p className={styles.summary}>{summary(found)}</p>
      {found.colorCount >= IMPORT.maxColors && <p>{MESSAGES.importTooMany}</p>}
      {notice !== null && <p>{notice}</p>}
      {found.problems.map(({ line, text, reason }) => (
        <p key={`${line} ${text}`}>{notAColorMessage(line, text, reason)}</p>
      ))}
      {more > 0 && <p>{`and ${more} more ${more === 1 ? 'line' : 'lines'}`}</p>}
    </output>
  );
};
