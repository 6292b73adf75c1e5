import { useCallback, useState } from 'react';
import { colorFromPacked } from '../../../color/color';
import { formatHex } from '../../../color/format';
import { placeColor, type BothModes, type DrawnColor, type Place } from '../../../theme/drawing/placeColors';
import type { Theme } from '../../../theme/theme';
import { Button } from '../../../ui/Button';
import styles from './DrawingColors.module.css';
import type { OwnDrawing } from './ownDrawing';
import { PlacePicker } from './PlacePicker';
import { placeName, weightText } from './placeWords';

type DrawingColorsProps = {
  readonly own: OwnDrawing;
  readonly drawn: readonly DrawnColor[];
  readonly places: readonly Place[];
  readonly modes: BothModes;
  readonly theme: Theme;
  /** Null for the nearest. */
  readonly onPlace: (index: number, place: Place | null) => void;
};

/** As many as one looks through; the rarest are specks. */
const SHOWN = 24;

/** All colors of the drawing, how much of it they cover, and what they become. */
export const DrawingColors = ({ own, drawn, places, modes, theme, onPlace }: DrawingColorsProps) => {
  const [picked, setPicked] = useState<number | null>(null);
  const [hasAll, setHasAll] = useState(false);
  const close = useCallback(() => setPicked(null), []);
  const total = drawn.reduce((sum, { weight }) => sum + weight, 0);
  const pickedColor = picked === null ? undefined : drawn[picked];
  return (
    <div className={styles.colors}>
      <h3 className={styles.title}>Its colors, and what they become</h3>
      <ul className={styles.list}>
        {drawn.slice(0, hasAll ? undefined : SHOWN).map(({ rgb, weight }, i) => {
          const place = places[i] ?? 'own';
          const hex = formatHex(colorFromPacked(rgb));
          const name = placeName(place, theme.steps);
          const [light, dark] = [modes.light, modes.dark].map((colors) =>
            formatHex(placeColor(place, rgb, colors) ?? colorFromPacked(rgb)),
          );
          return (
            <li key={rgb}>
              <button
                type="button"
                className={styles.color}
                aria-haspopup="dialog"
                onClick={() => setPicked(i)}
              >
                <span className={styles.chip} style={{ background: hex }} />
                <span className={styles.from}>
                  <span className={styles.hex}>{hex} </span>
                  <span className={styles.weight}>{weightText(own, weight, total)} </span>
                </span>
                <i className={styles.arrow} aria-hidden />
                <span className={styles.both}>
                  <span style={{ background: light }} />
                  <span style={{ background: dark }} />
                </span>
                <span className={styles.place}>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {!hasAll && drawn.length > SHOWN && (
        <Button size="small" onClick={() => setHasAll(true)}>
          {`Show all ${drawn.length} colors`}
        </Button>
      )}
      {picked !== null && pickedColor && (
        <PlacePicker
          rgb={pickedColor.rgb}
          place={places[picked] ?? 'own'}
          modes={modes}
          theme={theme}
          onClose={close}
          onChoose={(place) => {
            onPlace(picked, place);
            close();
          }}
        />
      )}
    </div>
  );
};
