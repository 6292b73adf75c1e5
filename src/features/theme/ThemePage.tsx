import { memo, useState } from 'react';
import { THEME_MESSAGES } from '../../domain/themeMessages';
import { useAppSelector } from '../../state/hooks';
import { selectIsThemeDragged, selectThemeEntry } from '../../state/theme/themeSlice';
import type { Theme } from '../../theme/theme';
import { PageHead } from '../../ui/PageHead';
import { PanelJumps } from '../../ui/PanelJumps';
import { RetryBox } from '../../ui/RetryBox';
import { Skeleton } from '../../ui/Skeleton';
import { ChecksPanel } from './checks/ChecksPanel';
import { CurvesPanel } from './curves/CurvesPanel';
import { HuesPanel } from './hues/HuesPanel';
import { InvalidAddress } from './InvalidAddress';
import { PaletteBar } from './palette/PaletteBar';
import { THEME_PARTS, type ThemePartId } from './parts/parts';
import { PartSkips } from './parts/PartSkips';
import { ThemePart } from './parts/ThemePart';
import { useParts } from './parts/useParts';
import { PreviewPanel } from './preview/PreviewPanel';
import { RolesPanel } from './roles/RolesPanel';
import { ScalesPanel } from './scales/ScalesPanel';
import { useWideScreen } from './scales/useWideScreen';
import styles from './ThemePage.module.css';
import { ThemeActions } from './ThemeActions';
import { useModeColors } from './useModeColors';
import { useSettled } from './useSettled';
import { useThemeAddress } from './useThemeAddress';
import { useUndoKeys } from './useUndoKeys';

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const noteOf = ({ name, hues, steps }: Theme): string =>
  [...(name === null ? [] : [name]), counted(hues.length, 'hue'), counted(steps.length, 'step')].join(' · ');

const ThemeHead = memo(({ theme }: { readonly theme: Theme }) => (
  <PageHead title="Theme" note={noteOf(theme)}>
    <ThemeActions theme={theme} />
  </PageHead>
));
ThemeHead.displayName = 'ThemeHead';

const ThemeEditor = ({ theme }: { readonly theme: Theme }) => {
  const isDragged = useAppSelector(selectIsThemeDragged);
  const inLight = useModeColors(theme, 'light', isDragged);
  const inDark = useModeColors(theme, 'dark', isDragged);
  const [light, dark] = [inLight.view, inDark.view];
  const isWideScreen = useWideScreen();
  const [isFallbackShown, setIsFallbackShown] = useState(false);
  const settledTheme = useSettled(theme, isDragged);
  const settledLight = useSettled(light, isDragged);
  const settledDark = useSettled(dark, isDragged);
  const parts = useParts();
  const part = (id: ThemePartId) => ({ id, isOpen: parts.isOpen(id), onFold: parts.fold });
  return (
    <>
      {!parts.isPhone && <PartSkips />}
      <ThemeHead theme={settledTheme} />
      <PaletteBar />
      {parts.isPhone && <PanelJumps rows={THEME_PARTS} asked={null} onAsk={parts.ask} />}
      {(inLight.hasFailed || inDark.hasFailed) && (
        <div className={styles.failed}>
          <RetryBox
            message={THEME_MESSAGES.colorsFailed}
            onRetry={() => {
              inLight.retry();
              inDark.retry();
            }}
          />
        </div>
      )}
      <div className={styles.panels}>
        <ThemePart {...part('scales')} className={styles.wide}>
          <ScalesPanel
            steps={theme.steps}
            evenBy={theme.evenBy}
            light={light}
            dark={dark}
            rows={theme.hues.length + 5}
            gamut={theme.gamut}
            isWideScreen={isWideScreen}
            isFallbackShown={isFallbackShown}
            onShowFallback={setIsFallbackShown}
          />
        </ThemePart>
        <ThemePart {...part('hues')} className={styles.wide}>
          <HuesPanel theme={theme} />
        </ThemePart>
        <ThemePart {...part('curves')} className={styles.wide}>
          <CurvesPanel theme={theme} light={light} dark={dark} />
        </ThemePart>
        <ThemePart {...part('roles')} className={styles.roles}>
          <RolesPanel light={settledLight} dark={settledDark} />
        </ThemePart>
        <ThemePart {...part('checks')} className={styles.checks}>
          <ChecksPanel light={settledLight} dark={settledDark} />
        </ThemePart>
        <ThemePart {...part('preview')} className={styles.wide}>
          <PreviewPanel light={light} dark={dark} isWideShown={isWideScreen && !isFallbackShown} />
        </ThemePart>
      </div>
    </>
  );
};

/** The outline of the page while its theme is made. */
const Waiting = () => (
  <output className={styles.waiting} aria-label="Loading">
    <Skeleton width={240} height={36} />
    <Skeleton height={420} radius="var(--radius-l)" />
  </output>
);

/** A palette as a theme: scales, and what an interface uses them for, in light and dark. */
const ThemePage = () => {
  const { isInvalid, openLast } = useThemeAddress();
  useUndoKeys();
  const entry = useAppSelector(selectThemeEntry);
  return (
    <div className={styles.page}>
      {isInvalid && <InvalidAddress onOpenLast={openLast} />}
      {!isInvalid && (entry ? <ThemeEditor theme={entry.theme} /> : <Waiting />)}
    </div>
  );
};

export default ThemePage;
