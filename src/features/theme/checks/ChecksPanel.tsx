import { ChevronRight } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { formatHex } from '../../../color/format';
import { formatRatio } from '../../../color/contrast';
import { checkPairs, roleColor, type CheckedPair } from '../../../theme/checkTheme';
import type { ThemeMode } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/Skeleton';
import { setRole } from '../edits/themeEdits';
import { MODE_LABELS } from '../modeLabels';
import { aliasName } from '../roles/aliasName';
import { ROLE_LABELS } from '../roles/roleWords';
import type { ModeView } from '../useModeColors';
import { useThemeEdit } from '../useThemeEdit';
import { AreaNotes } from './AreaNotes';
import { ChartNotes } from './ChartNotes';
import styles from './ChecksPanel.module.css';
import { repairPair } from './repairPair';
import { StatusVisions } from './StatusVisions';
import { ThemeNotes } from './ThemeNotes';

type ModePair = { readonly pair: CheckedPair; readonly mode: ThemeMode; readonly view: ModeView };

const pairsOf = (view: ModeView | null, mode: ThemeMode): ModePair[] =>
  view ? checkPairs(view.colors).map((pair) => ({ pair, mode, view })) : [];

const keyOf = ({ mode, pair }: ModePair): string => `${mode} ${pair.front} ${pair.back}`;

const pairName = ({ pair: { front, back }, mode }: ModePair): string =>
  `${ROLE_LABELS[front]} on ${ROLE_LABELS[back].toLowerCase()}, ${MODE_LABELS[mode].toLowerCase()}`;

const Sample = ({ pair: { front, back }, view }: ModePair) => (
  <span
    className={styles.sample}
    style={{
      color: formatHex(roleColor(view.colors, front)),
      background: formatHex(roleColor(view.colors, back)),
    }}
    aria-hidden
  >
    Aa
  </span>
);

const FailingPair = (shown: ModePair) => {
  const edit = useThemeEdit();
  const { pair, mode, view } = shown;
  const { front, ratio, least } = pair;
  const repair = repairPair(view.colors, pair);
  return (
    <li className={styles.pair}>
      <Sample {...shown} />
      <span className={styles.words}>
        <span>{pairName(shown)}</span>
        <span className={styles.ratio}>
          {formatRatio(ratio)}, needs {least}
        </span>
      </span>
      {repair && (
        <Button
          size="small"
          aria-label={`Use ${aliasName(repair, view.theme.steps)} for ${pairName(shown).toLowerCase()}`}
          onClick={() => edit(setRole(mode, front, repair))}
        >
          Use {aliasName(repair, view.theme.steps)}
        </Button>
      )}
    </li>
  );
};

const PassingPair = (shown: ModePair) => (
  <li className={styles.pair}>
    <Sample {...shown} />
    <span className={styles.words}>{pairName(shown)}</span>
    <span className={styles.ratio}>{formatRatio(shown.pair.ratio)}</span>
  </li>
);

/** Most pairs pass: they are only rendered when opened, not with every change of a color. */
const PassingPairs = ({
  pairs,
  areAll,
}: {
  readonly pairs: readonly ModePair[];
  readonly areAll: boolean;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.passing} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden />
        {/* The sentence above has the number if all pass. */}
        {areAll ? 'Show all pairs' : `${pairs.length} pairs that pass`}
      </summary>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard
        <ul className={styles.list} aria-label="Pairs that pass" tabIndex={0}>
          {pairs.map((pair) => (
            <PassingPair key={keyOf(pair)} {...pair} />
          ))}
        </ul>
      )}
    </details>
  );
};

const summary = (pairs: readonly ModePair[], failing: number): string =>
  failing === 0
    ? `All ${pairs.length} required pairs pass, in light and dark.`
    : `${failing} of ${pairs.length} required pairs ${failing === 1 ? 'misses its' : 'miss their'} contrast.`;

type ChecksPanelProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** Whether all required pairs are readable, and whether everyone can tell the status colors apart. */
export const ChecksPanel = memo(({ light, dark }: ChecksPanelProps) => {
  const pairs = useMemo(() => [...pairsOf(light, 'light'), ...pairsOf(dark, 'dark')], [light, dark]);
  const failing = pairs.filter(({ pair }) => !pair.isPassing);
  const passing = pairs.filter(({ pair }) => pair.isPassing);
  return (
    <Panel title="Checks">
      {pairs.length === 0 ? (
        <Skeleton height={320} radius="var(--radius-m)" />
      ) : (
        <>
          <output className={styles.summary}>{summary(pairs, failing.length)}</output>
          <ThemeNotes light={light} dark={dark} />
          {failing.length > 0 && (
            <ul className={styles.list} aria-label="Pairs that fail">
              {failing.map((pair) => (
                <FailingPair key={keyOf(pair)} {...pair} />
              ))}
            </ul>
          )}
          <PassingPairs pairs={passing} areAll={failing.length === 0} />
          <AreaNotes light={light} dark={dark} />
          <StatusVisions light={light} dark={dark} />
          <ChartNotes light={light} dark={dark} />
        </>
      )}
    </Panel>
  );
});
ChecksPanel.displayName = 'ChecksPanel';
