import { formatHex } from '../../../color/format';
import { NOT_IN_FILE, rolesFound, SAME_THEME, scalesFound } from '../../../domain/themeImportMessages';
import type { ReadTheme } from '../../../theme/imports/readTheme';
import { ColorStrip } from '../../../ui/ColorStrip';
import styles from './ThemeImportDialog.module.css';

const NAMES_SHOWN = 12;
const STRIP_PX = 32;

const foundText = ({ isSame, isRecognized, roles, theme }: ReadTheme): string => {
  if (isSame) return SAME_THEME;
  return (isRecognized ? scalesFound : rolesFound)(roles, theme.hues.length);
};

/** What was read, and what was not. */
export const ReadReport = ({ read }: { readonly read: ReadTheme }) => {
  const { theme, left } = read;
  const colors = [...theme.hues.flatMap(({ anchors }) => anchors.slice(0, 1)), ...theme.grays];
  const more = left.length - NAMES_SHOWN;
  return (
    <div className={styles.report}>
      <ColorStrip hexes={colors.map((color) => formatHex(color))} height={STRIP_PX} />
      <output className={styles.found}>{foundText(read)}</output>
      {read.isRecognized && <p className={styles.left}>{NOT_IN_FILE}</p>}
      {left.length > 0 && (
        <p className={styles.left}>
          Left out: {left.slice(0, NAMES_SHOWN).join(', ')}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
    </div>
  );
};
