import { IMPORT, PALETTE_MIN } from '../../domain/limits';
import { foundColorsMessage, MESSAGES, notAColorMessage } from '../../domain/messages';
import styles from './FoundReport.module.css';
import type { Found } from '../../palette/notations/found';

/** More lines than these are only counted. */
const PROBLEMS_SHOWN = 3;

const summary = ({ colors, kind, refusal }: Found): string => {
  if (refusal) return MESSAGES[refusal];
  if (colors.length === 0) return MESSAGES.importEmpty;
  return colors.length < PALETTE_MIN ? MESSAGES.importTooFew : foundColorsMessage(colors.length, kind);
};

/** What was found, said aloud too, and the lines that were no colors. */
export const FoundReport = ({ found, notice }: { readonly found: Found; readonly notice: string | null }) => {
  const more = found.problems.length - PROBLEMS_SHOWN;
  return (
    <output className={styles.report}>
      <p className={styles.summary}>{summary(found)}</p>
      {found.colors.length >= IMPORT.maxColors && <p>{MESSAGES.importTooMany}</p>}
      {notice !== null && <p>{notice}</p>}
      {found.problems.slice(0, PROBLEMS_SHOWN).map(({ line, text, reason }) => (
        <p key={`${line} ${text}`}>{notAColorMessage(line, text, reason)}</p>
      ))}
      {more > 0 && <p>{`and ${more} more ${more === 1 ? 'line' : 'lines'}`}</p>}
    </output>
  );
};
