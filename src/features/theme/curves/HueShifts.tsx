import { RotateCcw } from 'lucide-react';
import { memo } from 'react';
import { formatHex } from '../../../color/format';
import type { Hue } from '../../../theme/theme';
import type { Scale } from '../../../theme/scale';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import { IconButton } from '../../../ui/IconButton';
import type { VariableStyle } from '../../../ui/variableStyle';
import { makeBrand, setShift } from '../edits/themeEdits';
import { useEndGesture, useThemeEdit } from '../useThemeEdit';
import styles from './HueShifts.module.css';

/** Beyond this, a scale no longer looks like one hue. */
const MOST_DEGREES = 60;

const signed = (degrees: number): string => (degrees > 0 ? `+${degrees}°` : `${degrees}°`.replace('-', '−'));

const filledTo = (degrees: number): VariableStyle => ({
  '--share': `${(100 * (degrees + MOST_DEGREES)) / (2 * MOST_DEGREES)}%`,
});

type HueShiftsProps = {
  readonly hues: readonly Hue[];
  /** Undefined until computed. */
  readonly scales: readonly Scale[] | undefined;
};

/** How far each hue turns from light to dark, above its scale; the first hue is the brand's. */
export const HueShifts = memo(({ hues, scales }: HueShiftsProps) => {
  const edit = useThemeEdit();
  const endGesture = useEndGesture();
  return (
    <section className={styles.shifts} aria-label="Hue shift">
      <h3 className={styles.title}>Hue shift</h3>
      {hues.length === 0 && (
        <p className={styles.none}>The palette has grays alone: the neutral scale is its own.</p>
      )}
      <ul className={styles.list}>
        {hues.map(({ id, anchors, shift }, index) => (
          <li key={id} className={styles.row}>
            <span className={styles.dot} style={{ background: anchors[0] && formatHex(anchors[0]) }} />
            <span className={styles.id}>{id}</span>
            <input
              type="range"
              className={styles.range}
              style={filledTo(shift)}
              aria-label={`Hue shift of ${id}`}
              aria-valuetext={`${shift} degrees`}
              min={-MOST_DEGREES}
              max={MOST_DEGREES}
              value={shift}
              onChange={({ target }) => edit(setShift(id, Number(target.value)), `shift ${id}`)}
              onPointerUp={endGesture}
              onKeyUp={endGesture}
              onBlur={endGesture}
            />
            <span className={styles.value}>{signed(shift)}</span>
            <IconButton
              size="small"
              label={`Reset hue shift of ${id}`}
              icon={<RotateCcw aria-hidden />}
              disabled={shift === 0}
              onClick={() => edit(setShift(id, 0))}
            />
            {index === 0 ? (
              <span className={styles.brand}>Brand</span>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Make brand: ${id}`}
                onClick={() => edit(makeBrand(id))}
              >
                Make brand
              </Button>
            )}
            <span className={styles.scale}>
              <ColorStrip
                hexes={(scales?.find((scale) => scale.id === id)?.steps ?? []).map((step) => formatHex(step))}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
});
HueShifts.displayName = 'HueShifts';
