import { SHOW_FALLBACKS, wideSteps, WIDE_NOT_SHOWN } from '../../../domain/themeGamutMessages';
import { allScales } from '../../../theme/themeScales';
import { Switch } from '../../../ui/Switch';
import type { ModeView } from '../useModeColors';
import styles from './WideNote.module.css';

const countOf = (view: ModeView | null): number =>
  view
    ? allScales(view.colors.scales).flatMap(({ wides }) => wides.filter((wide) => wide !== null)).length
    : 0;

type WideNoteProps = {
  readonly light: ModeView | null;
  readonly dark: ModeView | null;
  /** Whether this screen shows wide colors. */
  readonly isWideScreen: boolean;
  readonly isFallbackShown: boolean;
  readonly onShowFallback: (isShown: boolean) => void;
};

/** How many steps of a theme are wide, whether they are visible on this screen, and what others see. */
export const WideNote = ({ light, dark, isWideScreen, isFallbackShown, onShowFallback }: WideNoteProps) => (
  <div className={styles.note}>
    <output>{wideSteps(countOf(light) + countOf(dark))}</output>
    {isWideScreen ? (
      <div className={styles.switch}>
        <span aria-hidden>{SHOW_FALLBACKS}</span>
        <Switch label={SHOW_FALLBACKS} isOn={isFallbackShown} onChange={onShowFallback} />
      </div>
    ) : (
      <p className={styles.quiet}>{WIDE_NOT_SHOWN}</p>
    )}
  </div>
);
