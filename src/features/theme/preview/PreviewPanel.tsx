import { memo, useMemo, useState, type ComponentType } from 'react';
import { DEFICIENCIES } from '../../../color/deficiency';
import type { ThemeMode } from '../../../theme/theme';
import CardTemplate from '../../../ui/in-use/CardTemplate';
import ChartTemplate from '../../../ui/in-use/ChartTemplate';
import PageTemplate from '../../../ui/in-use/PageTemplate';
import PosterTemplate from '../../../ui/in-use/PosterTemplate';
import { Panel } from '../../../ui/Panel';
import { SegmentedTabs } from '../../../ui/SegmentedTabs';
import { SelectField } from '../../../ui/SelectField';
import { lazyPart } from '../../../ui/lazyPart';
import { Skeleton } from '../../../ui/Skeleton';
import { useAppSelector } from '../../../state/hooks';
import { selectDepartures } from '../../../state/session/sessionSlice';
import { NO_DRAWING } from '../drawing/ownDrawing';
import type { SetDrawing } from '../drawing/useReadDrawing';
import { MODE_LABELS } from '../modeLabels';
import type { ModeView } from '../useModeColors';
import { ChartScalesNote } from './ChartScalesNote';
import ComponentsTemplate from './ComponentsTemplate';
import NumbersTemplate from './NumbersTemplate';
import styles from './PreviewPanel.module.css';
import { roleVariables, type PreviewVision } from './roleVariables';

const OwnDrawingView = lazyPart(() => import('../drawing/OwnDrawingView'));

const TEMPLATES = [
  { value: 'components', label: 'Components', Template: ComponentsTemplate },
  { value: 'page', label: 'Page', Template: PageTemplate },
  { value: 'card', label: 'Card', Template: CardTemplate },
  { value: 'chart', label: 'Chart', Template: ChartTemplate },
  { value: 'numbers', label: 'Numbers', Template: NumbersTemplate },
  { value: 'poster', label: 'Poster', Template: PosterTemplate },
] as const;

/** The tab after the templates: the user's own drawing. */
const OWN = { value: 'own', label: 'Your own' } as const;
const TABS = [...TEMPLATES, OWN] as const;

const isVision = (kind: string): kind is keyof typeof DEFICIENCIES => kind in DEFICIENCIES;

const VISIONS: readonly { readonly value: PreviewVision; readonly label: string }[] = [
  { value: 'normal', label: 'Normal vision' },
  ...Object.keys(DEFICIENCIES)
    .filter(isVision)
    .map((kind) => ({ value: kind, label: DEFICIENCIES[kind].label })),
];

const visionLabel = (vision: PreviewVision): string =>
  vision === 'normal' ? '' : `, ${DEFICIENCIES[vision].label.toLowerCase()}`;

type ModePreviewProps = {
  readonly mode: ThemeMode;
  readonly view: ModeView;
  readonly vision: PreviewVision;
  readonly label: string;
  readonly isWideShown: boolean;
  readonly Template: ComponentType;
};

/**
 * A template in the colors of a mode: changes only set variables on one element, and nothing inside is rendered again.
 */
const ModePreview = memo(({ mode, view, vision, label, isWideShown, Template }: ModePreviewProps) => {
  const style = useMemo(
    () => roleVariables(view, mode, vision, isWideShown),
    [view, mode, vision, isWideShown],
  );
  return (
    <div
      className={styles.preview}
      style={style}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- elements, not a file
      role="img"
      aria-label={`${label} in ${MODE_LABELS[mode].toLowerCase()}${visionLabel(vision)}`}
    >
      {/* Sample words: a reader has the list of roles instead. */}
      <div className={styles.sheet} aria-hidden>
        <Template />
      </div>
    </div>
  );
});
ModePreview.displayName = 'ModePreview';

type PreviewPanelProps = {
  readonly light: ModeView | null;
  readonly dark: ModeView | null;
  /** Whether roles are shown in their wide colors. */
  readonly isWideShown: boolean;
};

/** The theme in use, light beside dark, as seen by any kind of color vision. */
export const PreviewPanel = memo(({ light, dark, isWideShown }: PreviewPanelProps) => {
  const [shown, setShown] = useState<(typeof TABS)[number]>(TEMPLATES[0]);
  const [vision, setVision] = useState<PreviewVision>('normal');
  const departures = useAppSelector(selectDepartures);
  const [{ drawing, since }, setDrawing] = useState({ drawing: NO_DRAWING, since: departures });
  // A drawing leaves with the account that it was shown to.
  if (since !== departures) setDrawing({ drawing: NO_DRAWING, since: departures });
  const changeDrawing: SetDrawing = (change) =>
    setDrawing((before) =>
      before.since === departures ? { ...before, drawing: change(before.drawing) } : before,
    );
  const show = (value: (typeof TABS)[number]['value']) =>
    setShown(TABS.find((row) => row.value === value) ?? shown);
  const views = { light, dark };
  return (
    <Panel
      title="In use"
      controls={
        <div className={styles.tabs}>
          <SegmentedTabs label="Template" options={TABS} value={shown.value} onChange={show} />
        </div>
      }
    >
      <div className={styles.bar}>
        <span className={styles.list}>
          <SelectField label="Template" options={TABS} value={shown.value} onChange={show} />
        </span>
        <SelectField label="Color vision" options={VISIONS} value={vision} onChange={setVision} />
      </div>
      {shown.value === 'own' ? (
        light && dark ? (
          <OwnDrawingView
            key={departures}
            fallback={<Skeleton height={280} radius="var(--radius-m)" />}
            state={drawing}
            onChange={changeDrawing}
            light={light}
            dark={dark}
            vision={vision}
          />
        ) : (
          <Skeleton height={280} radius="var(--radius-m)" />
        )
      ) : (
        <div className={styles.previews}>
          {(['light', 'dark'] as const).map((mode) => {
            const view = views[mode];
            return view ? (
              <ModePreview
                key={mode}
                mode={mode}
                view={view}
                vision={vision}
                label={shown.label}
                isWideShown={isWideShown}
                Template={shown.Template}
              />
            ) : (
              <Skeleton key={mode} height={520} radius="var(--radius-m)" />
            );
          })}
        </div>
      )}
      {shown.value === 'numbers' && <ChartScalesNote light={light} dark={dark} />}
    </Panel>
  );
});
PreviewPanel.displayName = 'PreviewPanel';
