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
  /** Null where a text was read. */
  readonly fileName: string | null;
  /** Puts the example into the field; null where that would take the place of something. */
  readonly onExample: (() => void) | null;
  /** Called when another page takes over. */
  readonly onLeave: () => void;
};

/** Where colors are found in files that hold no palette. */
const ELSEWHERE: Partial<Record<NonNullable<FoundSummary['refusal']>, { to: string; title: string }>> = {
  importPicture: { to: PATHS.image, title: 'Image to palette' },
  importPdf: { to: PATHS.image, title: 'Image to palette' },
  importFilm: { to: PATHS.video, title: 'Video to palette' },
};

/** Why a text or file is no palette, what in it was nearly a color, and what works. */
export const NoPalette = ({ found, fileName, onExample, onLeave }: NoPaletteProps) => {
  const { colorCount, refusal, nearMissCount } = found;
  const elsewhere = refusal === null ? undefined : ELSEWHERE[refusal];
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
