import { formatHex } from '../../../color/format';
import {
  NOT_IN_ROLES,
  NOT_IN_SCALES,
  rolesByRules,
  rolesFound,
  SAME_THEME,
  scalesAlone,
  scalesFound,
  scalesNear,
  scalesOfRoles,
  scalesTaken,
  stepsDiffer,
  stepsPinned,
  translucentRoles,
} from '../../../domain/themeImportMessages';
import type { ReadTheme } from '../../../theme/imports/readTheme';
import { ColorStrip } from '../../../ui/ColorStrip';
import { ROLE_LABELS } from '../roles/roleWords';
import styles from './ThemeImportDialog.module.css';

const NAMES_SHOWN = 12;
const STRIP_PX = 32;

/** Up to this many missing roles are listed; beyond, the list is longer than that of the roles found. */
const MISSING_SHOWN = 16;

const foundText = (read: ReadTheme): string => {
  const { isSame, isRecognized, hasScales, hasForeignScales, differing, roles, theme } = read;
  const hues = theme.hues.length;
  if (isSame) return SAME_THEME;
  if (hasForeignScales) return roles === 0 ? scalesAlone(hues) : scalesTaken(roles, hues);
  if (!isRecognized) return rolesFound(roles, hues);
  if (!hasScales) return scalesOfRoles(roles, hues);
  return (differing.size === 0 ? scalesFound : scalesNear)(roles, hues);
};

/** Differences from the file, a sentence each. */
const notes = (read: ReadTheme): string[] => {
  const { isSame, isRecognized, hasScales, differing, missing, mixed, theme } = read;
  const pins = theme.pins.light.length + theme.pins.dark.length;
  const steps = [...differing.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(steps > 0 ? [stepsDiffer(steps, differing.size)] : []),
    ...(isRecognized && pins > 0 ? [stepsPinned(pins)] : []),
    ...(mixed.length > 0 ? [translucentRoles(mixed.map((role) => ROLE_LABELS[role]))] : []),
    ...(!isSame && missing.length > 0 && missing.length <= MISSING_SHOWN
      ? [rolesByRules(missing.map((role) => ROLE_LABELS[role]))]
      : []),
    ...(isRecognized ? [hasScales ? NOT_IN_SCALES : NOT_IN_ROLES] : []),
  ];
};

/** What was read and what was left out. */
export const ReadReport = ({ read }: { readonly read: ReadTheme }) => {
  const { theme, left } = read;
  const colors = [...theme.hues.flatMap(({ anchors }) => anchors.slice(0, 1)), ...theme.grays];
  const more = left.length - NAMES_SHOWN;
  return (
    <div className={styles.report}>
      <ColorStrip hexes={colors.map((color) => formatHex(color))} height={STRIP_PX} />
      <output className={styles.found}>{foundText(read)}</output>
      {notes(read).map((note) => (
        <p key={note} className={styles.left}>
          {note}
        </p>
      ))}
      {left.length > 0 && (
        <p className={styles.left}>
          Left out: {left.slice(0, NAMES_SHOWN).join(', ')}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
    </div>
  );
};
