import { Check, X } from 'lucide-react';
import { formatRatio } from '../../../../color/contrast';
import { contrastLevel } from '../../../../color/contrastLevel';
import { LEAST_PART_RATIO, LEAST_RATIOS } from '../../../../color/wcagLevel';
import { levelSentence } from '../../../../domain/wcagSentences';
import styles from './PreviewSummary.module.css';

const CHECKS = [
  { name: 'Normal text, AA', least: LEAST_RATIOS.normal.AA },
  { name: 'Normal text, AAA', least: LEAST_RATIOS.normal.AAA },
  { name: 'Large text, AA', least: LEAST_RATIOS.large.AA },
  { name: 'Large text, AAA', least: LEAST_RATIOS.large.AAA },
  { name: 'Icons and borders', least: LEAST_PART_RATIO },
] as const;

type PreviewSummaryProps = { readonly ratio: number };

/** The ratio, its level by this product's label and by WCAG, and every threshold. */
export const PreviewSummary = ({ ratio }: PreviewSummaryProps) => (
  <section className={styles.summary} aria-label="Contrast">
    <p className={styles.ratio}>
      <span className={styles.number} data-long={ratio >= 10 || undefined}>
        {formatRatio(ratio)}
      </span>{' '}
      <span className={styles.unit}>to 1</span>
    </p>
    <p className={styles.level}>
      {contrastLevel(ratio)} <span className={styles.sentence}>{levelSentence(ratio)}</span>
    </p>
    <ul className={styles.checks}>
      {CHECKS.map(({ name, least }) => {
        const passes = ratio >= least;
        const Icon = passes ? Check : X;
        return (
          <li key={name} data-passes={passes}>
            <Icon aria-hidden />
            <span>
              <span className={styles.check}>{name}</span>
              <span className={styles.verdict}>{passes ? ' passes' : ' fails'}, least: </span>
            </span>
            <span className={styles.least}>{least}</span>
          </li>
        );
      })}
    </ul>
  </section>
);
