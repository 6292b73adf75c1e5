import type { VariableStyle } from '../../../ui/variableStyle';
import styles from './CompareDialog.module.css';

type MixSliderProps = {
  /** 0 is the first palette, 1 the other one. */
  readonly part: number;
  /** Null while there is no other palette. */
  readonly other: string | null;
  readonly onChange: (part: number) => void;
};

/** Position of the mix between the first palette and the other one, whose colors are above its ends. */
export const MixSlider = ({ part, other, onChange }: MixSliderProps) => {
  const style: VariableStyle = { '--share': `${part * 100}%` };
  return (
    <div className={styles.mixing}>
      <input
        type="range"
        className={styles.range}
        style={style}
        aria-label="Mix"
        aria-valuetext={`${Math.round(part * 100)}% of ${other ?? 'the other palette'}`}
        disabled={other === null}
        min={0}
        max={1}
        step={0.01}
        value={part}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <span className={styles.part}>
        <span aria-hidden>Mix </span>
        <output>{Math.round(part * 100)}%</output>
      </span>
    </div>
  );
};
