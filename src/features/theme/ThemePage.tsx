import { Link as LinkIcon, Palette, Redo2, Undo2 } from 'lucide-react';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { openBuilderTheme } from '../../state/theme/openTheme';
import {
  selectCanRedoTheme,
  selectCanUndoTheme,
  selectIsThemeDragged,
  selectThemeEntry,
  themeRedone,
  themeUndone,
} from '../../state/theme/themeSlice';
import { themeQuery } from '../../theme/themeAddress';
import type { Theme } from '../../theme/theme';
import { PATHS } from '../../domain/paths';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { PageHead } from '../../ui/PageHead';
import { useCopied } from '../../ui/useCopied';
import { ChecksPanel } from './checks/ChecksPanel';
import { CurvesPanel } from './curves/CurvesPanel';
import { InvalidAddress } from './InvalidAddress';
import { RolesPanel } from './roles/RolesPanel';
import { ScalesPanel } from './scales/ScalesPanel';
import styles from './ThemePage.module.css';
import { useModeColors } from './useModeColors';
import { useSettled } from './useSettled';
import { useThemeAddress } from './useThemeAddress';
import { useUndoKeys } from './useUndoKeys';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const noteOf = ({ name, hues, steps }: Theme): string =>
  [...(name === null ? [] : [name]), counted(hues.length, 'hue'), counted(steps.length, 'step')].join(' · ');

const Actions = ({ theme }: { readonly theme: Theme }) => {
  const dispatch = useAppDispatch();
  const canUndo = useAppSelector(selectCanUndoTheme);
  const canRedo = useAppSelector(selectCanRedoTheme);
  const { copy } = useCopied();
  return (
    <div className={styles.actions}>
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden />}
        disabled={!canUndo}
        onClick={() => dispatch(themeUndone())}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden />}
        disabled={!canRedo}
        onClick={() => dispatch(themeRedone())}
      />
      <IconButton
        label="Copy link"
        icon={<LinkIcon aria-hidden />}
        onClick={() => void copy(`${window.location.origin}${PATHS.theme}?${themeQuery(theme)}`)}
      />
      <Button
        icon={<Palette aria-hidden />}
        title="Make a theme of the palette in the builder"
        onClick={() => dispatch(openBuilderTheme())}
      >
        From palette
      </Button>
    </div>
  );
};

const ThemeEditor = ({ theme }: { readonly theme: Theme }) => {
  const isDragged = useAppSelector(selectIsThemeDragged);
  const light = useModeColors(theme, 'light', isDragged);
  const dark = useModeColors(theme, 'dark', isDragged);
  const settledLight = useSettled(light, isDragged);
  const settledDark = useSettled(dark, isDragged);
  return (
    <>
      <PageHead title="Theme" note={noteOf(theme)}>
        <Actions theme={theme} />
      </PageHead>
      <div className={styles.panels}>
        <div className={styles.wide}>
          <ScalesPanel
            steps={theme.steps}
            evenBy={theme.evenBy}
            light={light}
            dark={dark}
            isDragged={isDragged}
            rows={theme.hues.length + 5}
          />
        </div>
        <div className={styles.wide}>
          <CurvesPanel theme={theme} />
        </div>
        <div className={styles.roles}>
          <RolesPanel light={settledLight} dark={settledDark} />
        </div>
        <div className={styles.checks}>
          <ChecksPanel light={settledLight} dark={settledDark} />
        </div>
      </div>
    </>
  );
};

/** A palette as a theme: scales, and what an interface uses them for, in light and dark. */
const ThemePage = () => {
  const { isInvalid, openLast } = useThemeAddress();
  useUndoKeys();
  const entry = useAppSelector(selectThemeEntry);
  return (
    <div className={styles.page}>
      {isInvalid ? <InvalidAddress onOpenLast={openLast} /> : entry && <ThemeEditor theme={entry.theme} />}
    </div>
  );
};

export default ThemePage;
