import { CalendarDays } from 'lucide-react';
import { LEAST_PART_RATIO, textSize } from '../../../../color/wcagLevel';
import { LevelTip } from './LevelTip';
import styles from './PreviewSamples.module.css';
import { SAMPLES } from './samples.data';

type PreviewSamplesProps = { readonly ratio: number };

/** Text of six sizes and a few UI samples in the two colors. */
export const PreviewSamples = ({ ratio }: PreviewSamplesProps) => (
  <section className={styles.samples} aria-label="Samples">
    {SAMPLES.map(({ label, sizePx, isBold, style, text }) => (
      <div key={label} className={styles.sample}>
        <div className={styles.gutter}>
          <span className={styles.size}>{label}</span>
          <LevelTip ratio={ratio} size={textSize(sizePx, isBold)} />
        </div>
        <p className={styles[style]}>{text}</p>
      </div>
    ))}
    <div className={styles.sample}>
      <div className={styles.gutter}>
        <span className={styles.size}>Parts</span>
        <span className={styles.partLevel}>{ratio >= LEAST_PART_RATIO ? 'AA' : 'Fail'}</span>
      </div>
      <div className={styles.parts}>
        <span className={styles.part} data-filled>
          Book a place
        </span>
        <span className={styles.part}>See the dates</span>
        <span className={styles.chip}>
          <CalendarDays aria-hidden /> Tuesday, 19:00
        </span>
      </div>
    </div>
  </section>
);
