import { formatHex } from '../../../color/format';
import { THEME_MESSAGES } from '../../../domain/themeMessages';
import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { selectEntry } from '../../../state/palette/historySlice';
import { followBuilder, isOfOtherPalette, keepBesideBuilder } from '../../../state/theme/openTheme';
import { selectThemeEntry } from '../../../state/theme/themeSlice';
import { neutralsOf } from '../../../theme/themeByRules';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import styles from './PaletteBar.module.css';

/** Asks what to do if the builder has moved on to another palette than the theme's. */
export const PaletteBar = () => {
  const dispatch = useAppDispatch();
  const entry = useAppSelector(selectThemeEntry);
  const palette = useAppSelector(selectEntry);
  if (!entry || !palette || !isOfOtherPalette(entry, palette)) return null;
  return (
    <section className={styles.bar} aria-label="Palette in the builder">
      <span className={styles.strip}>
        <ColorStrip hexes={palette.colors.map(formatHex)} height={24} />
      </span>
      <p className={styles.text}>
        {THEME_MESSAGES.paletteChanged}{' '}
        <span className={styles.means}>
          {neutralsOf(palette.colors).length > 0
            ? THEME_MESSAGES.followMeansGrays
            : THEME_MESSAGES.followMeans}
        </span>
      </p>
      <div className={styles.ways}>
        <Button size="small" onClick={() => dispatch(followBuilder())}>
          {THEME_MESSAGES.paletteFollowed}
        </Button>
        <Button size="small" variant="quiet" onClick={() => dispatch(keepBesideBuilder())}>
          {THEME_MESSAGES.themeKept}
        </Button>
      </div>
    </section>
  );
};
