import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { faintSeries, namesMislead, sameColor } from '../../../domain/themeCheckMessages';
import { faintCharts, misleadingNames, sameRoles } from '../../../theme/sameRoles';
import type { ThemeMode } from '../../../theme/theme';
import { MODE_LABELS } from '../modeLabels';
import { ROLE_LABELS } from '../roles/roleWords';
import type { ModeView } from '../useModeColors';
import styles from './ThemeNotes.module.css';

const notesOf = (view: ModeView | null, mode: ThemeMode): string[] => {
  if (!view) return [];
  const { theme, colors } = view;
  const inMode = MODE_LABELS[mode].toLowerCase();
  const faint = faintCharts(colors);
  return [
    ...sameRoles(theme, mode, colors).map(({ roles, cause }) =>
      sameColor(
        roles.map((role) => ROLE_LABELS[role]),
        cause,
        theme.steps.length,
        inMode,
      ),
    ),
    ...(faint.length === 0
      ? []
      : [
          faintSeries(
            faint.map((role) => ROLE_LABELS[role]),
            inMode,
          ),
        ]),
  ];
};

type ThemeNotesProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** Problems besides contrast that come from too few or unsuitable steps. */
export const ThemeNotes = ({ light, dark }: ThemeNotesProps) => {
  const notes = useMemo(() => {
    const names = misleadingNames((light ?? dark)?.theme.steps ?? []);
    return [
      ...notesOf(light, 'light'),
      ...notesOf(dark, 'dark'),
      ...(names ? [namesMislead(names.first, names.last)] : []),
    ];
  }, [light, dark]);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label="What the scales are too short for">
      {notes.map((note) => (
        <li key={note} className={styles.note}>
          <TriangleAlert aria-hidden />
          {note}
        </li>
      ))}
    </ul>
  );
};
