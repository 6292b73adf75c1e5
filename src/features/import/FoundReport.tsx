import { IMPORT } from '../../domain/fileLimits';
import {
  foundColorsMessage,
  IMPORT_MESSAGES,
  opacityLeftOutMessage,
  outsideSrgbMessage,
} from '../../domain/importMessages';
import type { FoundSummary } from '../../palette/foundSummary';
import styles from './FoundReport.module.css';
import { FirstSkipped, OtherSkipped } from './SkippedText';

type FoundReportProps = { readonly found: FoundSummary; readonly notice: string | null };

/** What was found, also announced, and what was no color. */
export const FoundReport = ({ found, notice }: FoundReportProps) => {
  const { problems, translucentCount, translucent, wideCount } = found;
  return (
    <div className={styles.report}>
      <output className={styles.said}>
        <p className={styles.summary}>{foundColorsMessage(found.colorCount, found.kind)}</p>
        {found.valueCount >= IMPORT.maxColors && <p>{IMPORT_MESSAGES.importTooMany}</p>}
        {notice !== null && <p>{notice}</p>}
        {translucentCount > 0 && <p>{opacityLeftOutMessage(translucentCount, translucent)}</p>}
        {wideCount > 0 && <p>{outsideSrgbMessage(wideCount)}</p>}
        <FirstSkipped problems={problems} />
      </output>
      <OtherSkipped problems={problems} />
    </div>
  );
};
