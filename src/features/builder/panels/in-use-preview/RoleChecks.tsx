import { TriangleAlert } from 'lucide-react';
import { formatRatio } from '../../../../color/contrast';
import { LEAST_RATIOS } from '../../../../color/wcagLevel';
import type { RoleText } from '../../../../color/roles';
import { hardToReadMessage } from '../../../../domain/panelMessages';
import styles from './RoleChecks.module.css';
import { TEXT_LABELS } from './roleWords';

export type RoleCheck = { readonly kind: RoleText; readonly ratio: number };

export const isHardToRead = ({ ratio }: RoleCheck): boolean => ratio < LEAST_RATIOS.normal.AA;

/** How readable each kind of text is, with a warning about those that are not. */
export const RoleChecks = ({ checks }: { readonly checks: readonly RoleCheck[] }) => {
  const hard = checks.filter(isHardToRead).map(({ kind }) => TEXT_LABELS[kind]);
  return (
    <div className={styles.checks}>
      <output className={styles.warning}>
        {hard.length > 0 && (
          <>
            <TriangleAlert aria-hidden />
            {hardToReadMessage(hard)}
          </>
        )}
      </output>
      <dl className={styles.ratios}>
        {checks.map((check) => (
          <div key={check.kind} data-hard={isHardToRead(check) || undefined}>
            <dt>{TEXT_LABELS[check.kind]}</dt>
            <dd>{formatRatio(check.ratio)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
