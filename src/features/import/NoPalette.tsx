import { CircleAlert } from 'lucide-react';

import { IMPORT_EXAMPLE, noPaletteMessage } from '../../domain/importMessages';
import { PATHS } from '../../domain/paths';
import type { FoundSummary } from '../../palette/foundSummary';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import reportStyles from './FoundReport.module.css';
import styles from './NoPalette.module.css';
import { FirstSkipped, OtherSkipped } from './SkippedText';

type NoPaletteProps = {
  readonly found: FoundSummary;
  /** Null if text was read. */
  readonly fileName: string | null;
  /** Inserts the example into the field; null if that would overwrite something. */
  readonly onExample: (() => void) | null;
  /** Called when leaving for another page. */
  readonly onLeave: () => void;
};

/** Pages that find colors in files without a palette. */
const ELSEWHERE: Partial<Record<NonNullable<FoundSummary['refusal']>, { to: string; title: string }>> = {
  importPicture: { to: PATHS.image, title: 'Image to palette' },
  importPdf: { to: PATHS.image, title: 'Image to palette' },
  importFilm: { to: PATHS.video, title: 'Video to palette' },
};

/** Why a text or file gives no palette, what in it was almost a color, and what works. */
export const NoPalette = ({ found, fileName, onExample, onLeave }: NoPaletteProps) => {
  const { colorCount, refusal, nearMissCount } = found;
  const elsewhere = refusal === null ? undefined : ELSEWHERE[refusal];
  // Prose is not quoted line by line: the message already says that it contains no color.
  const problems = found.problems.slice(0, colorCount === 0 ? nearMissCount : undefined);
  return (
    <div className={reportStyles.report}>
      {/* An unusable file is announced at once; for text being typed the announcement is polite. */}
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
      {elsewhere && (
        <p className={styles.example}>
          <ButtonLink to={elsewhere.to} onClick={onLeave}>
            {elsewhere.title}
          </ButtonLink>
        </p>
      )}
      {colorCount === 0 && !elsewhere && (
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
