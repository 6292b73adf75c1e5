import { Plus } from 'lucide-react';
import { memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { ladderOf, NEUTRAL } from '../../../theme/scale';
import { HUES_MAX, THEME_MODES, type Theme, type ThemeMode } from '../../../theme/theme';
import { ownScales } from '../../../theme/themeScales';
import { Button } from '../../../ui/Button';
import { Panel } from '../../../ui/Panel';
import { addHue, canAddHue, canRemoveHue } from '../edits/hueEdits';
import { canPin, pinColor } from '../edits/pinEdits';
import { MODE_LABELS } from '../modeLabels';
import { useThemeEdit } from '../useThemeEdit';
import { HueRow } from './HueRow';
import styles from './HuesPanel.module.css';
import { NeutralRow } from './NeutralRow';
import { nextHue } from './nextHue';
import { PinRow } from './PinRow';
import { useRowKeys } from './useRowKeys';

/** Pins the current color of the first unpinned step, starting in the middle of each scale. */
const pinNext = (theme: Theme, mode: ThemeMode): Theme => {
  const middle = Math.floor(ladderOf(theme, mode).length / 2);
  const { hues, neutral } = ownScales(theme, mode);
  for (const { id, steps, pins } of [...hues, neutral])
    for (let i = 0; i < steps.length; i++) {
      const step = (middle + i) % steps.length;
      const color = steps[step];
      if (color && !pins.includes(step)) return pinColor({ mode, scale: id, step }, color)(theme);
    }
  return theme;
};

type HuesPanelProps = { readonly theme: Theme };

/** Whether everything displayed here is unchanged: a curve that is dragged changes none of it, sixty times a second. */
const isSameToShow = ({ theme: before }: HuesPanelProps, { theme: after }: HuesPanelProps): boolean =>
  before.hues === after.hues &&
  before.grays === after.grays &&
  before.pins === after.pins &&
  before.steps === after.steps;

/** The hues of a theme, at most 12, and the colors pinned to steps. */
export const HuesPanel = memo(({ theme }: HuesPanelProps) => {
  const edit = useThemeEdit();
  const { hues, pins, steps } = theme;
  const scales = [...hues.map(({ id }) => id), NEUTRAL];
  const isFull = !canAddHue(theme);
  const keys = useRowKeys(hues);
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    flushSync(() => edit((now) => addHue(nextHue(now.hues))(now)));
    // Whatever is typed or pasted next is the new hue's color.
    const field = list.current?.lastElementChild?.querySelector<HTMLInputElement>('input:not([type])');
    field?.focus();
    field?.select();
  };
  return (
    <Panel title="Hues and pinned colors">
      <div className={styles.columns}>
        <section aria-label="Hues">
          <ol ref={list} className={styles.list}>
            {hues.map((hue, i) => (
              <HueRow
                key={keys[i]}
                hue={hue}
                others={hues.flatMap(({ id }) => (id === hue.id ? [] : [id])).join(' ')}
                isFirst={i === 0}
                isLast={i === hues.length - 1}
                canRemove={canRemoveHue(theme)}
              />
            ))}
          </ol>
          <p className={styles.add}>
            <Button size="small" icon={<Plus aria-hidden />} disabled={isFull} onClick={add}>
              Add a hue
            </Button>
            <span className={styles.hint}>{`${hues.length} of ${HUES_MAX}`}</span>
          </p>
        </section>
        <div>
          <NeutralRow grays={theme.grays} hasBrand={hues.length > 0} />
          <section aria-label="Pinned colors">
            <p className={styles.hint}>
              A pinned color is its step, exactly, in one mode; the steps beside it follow its hue.
            </p>
            <ul className={styles.list}>
              {THEME_MODES.flatMap((mode) =>
                pins[mode].map((pin) => (
                  <PinRow
                    key={`${mode} ${pin.scale} ${pin.step}`}
                    pin={pin}
                    mode={mode}
                    scales={scales}
                    steps={steps}
                  />
                )),
              )}
            </ul>
            <p className={styles.add}>
              {THEME_MODES.map((mode) => (
                <Button
                  key={mode}
                  size="small"
                  icon={<Plus aria-hidden />}
                  disabled={!canPin(theme, mode)}
                  onClick={() => edit((now) => pinNext(now, mode))}
                >
                  {`Pin a color in ${MODE_LABELS[mode].toLowerCase()}`}
                </Button>
              ))}
            </p>
          </section>
        </div>
      </div>
    </Panel>
  );
}, isSameToShow);
HuesPanel.displayName = 'HuesPanel';
