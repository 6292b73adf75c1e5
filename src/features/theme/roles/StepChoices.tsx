import { Check } from 'lucide-react';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { differenceText, NEAREST_TO } from '../../../domain/themeRoleMessages';
import { SERIES } from '../../../theme/chartSeries';
import type { Alias } from '../../../theme/theme';
import { rovingItem } from '../../../ui/useRovingFocus';
import type { VariableStyle } from '../../../ui/variableStyle';
import { aliasKey, sameAlias } from './aliasName';
import type { FoundSteps } from './foundSteps';
import styles from './StepChoices.module.css';

type StepChoicesProps = {
  readonly found: FoundSteps;
  /** The current choice; null if it is not a step. */
  readonly current: Alias | null;
  /** Index of the first choice in its focus group. */
  readonly start: number;
  /** Whether the current choice gets the focus when a dialog opens. */
  readonly takesFocus?: boolean;
  readonly onChoose: (alias: Alias) => void;
};

/** The search results: by scale, or, for a typed color, the nearest first with their distances. */
export const StepChoices = ({ found, current, start, takesFocus = false, onChoose }: StepChoicesProps) => {
  const isCurrent = (alias: Alias): boolean => current !== null && sameAlias(alias, current);
  if (found.color !== null) {
    const wanted = formatHex(found.color);
    return (
      <>
        <p className={styles.nearest}>
          {NEAREST_TO} <span className={styles.chip} style={{ background: wanted }} aria-hidden /> {wanted}
        </p>
        {found.steps.map(({ alias, name, color, difference }, i) => {
          const hex = formatHex(color);
          const away = differenceText(difference);
          return (
            <button
              {...rovingItem(start + i)}
              key={aliasKey(alias)}
              type="button"
              className={styles.step}
              aria-pressed={isCurrent(alias)}
              onClick={() => onChoose(alias)}
            >
              <span className={styles.chip} style={{ background: hex }} />
              <span className={styles.name}>{name}</span> <span className={styles.away}>{hex}</span>{' '}
              <span className={styles.away}>{away}</span>
            </button>
          );
        })}
      </>
    );
  }
  let index = start;
  return found.rows.map(({ id, choices }) => (
    <div key={id} className={styles.row}>
      <span className={styles.id}>{id === 'pure' ? '' : id}</span>
      <span className={styles.cells} data-series={id === SERIES || undefined}>
        {choices.map(({ alias, name, color }) => {
          const hex = formatHex(color);
          const style: VariableStyle = { '--color': hex, '--ink': readableInk(color.rgb) };
          const isNow = isCurrent(alias);
          return (
            <button
              {...rovingItem(index++)}
              key={aliasKey(alias)}
              type="button"
              className={styles.cell}
              style={style}
              data-autofocus={(takesFocus && isNow) || undefined}
              aria-pressed={isNow}
              aria-label={`${name}, ${hex}`}
              title={`${name}\n${hex}`}
              onClick={() => onChoose(alias)}
            >
              {isNow ? (
                <Check aria-hidden />
              ) : (
                'step' in alias &&
                id !== SERIES && <span className={styles.number}>{name.slice(id.length + 1)}</span>
              )}
            </button>
          );
        })}
      </span>
    </div>
  ));
};
