import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import { DEFICIENCIES } from '../../../color/deficiency';
import {
  marginOf,
  STATUSES_APART,
  STATUSES_CONFUSED,
  STATUSES_MARGIN,
} from '../../../domain/themeCheckMessages';
import { statusDistances, type StatusDistance } from '../../../theme/checkTheme';
import { MODE_TABS } from '../modeLabels';
import { ROLE_LABELS } from '../roles/roleWords';
import type { ModeView } from '../useModeColors';
import styles from './StatusVisions.module.css';

const visionName = ({ vision }: StatusDistance): string =>
  vision === 'normal' ? 'Normal vision' : DEFICIENCIES[vision].label;

const rolesName = ({ roles: [one, other] }: StatusDistance): string =>
  `${ROLE_LABELS[one]}, ${ROLE_LABELS[other].toLowerCase()}`;

const Cell = ({ row }: { readonly row: StatusDistance | undefined }) => (
  <td data-confused={row?.isConfused === true ? '' : undefined}>
    {row && (
      <>
        <span className={styles.distance}>
          {row.isConfused && <TriangleAlert aria-hidden />}
          {marginOf(row.margin)}
        </span>
        <span className={styles.roles}>{rolesName(row)}</span>
      </>
    )}
  </td>
);

type StatusVisionsProps = { readonly light: ModeView | null; readonly dark: ModeView | null };

/** For each kind of color vision, the two of the primary and status colors that are hardest to tell apart. */
export const StatusVisions = ({ light, dark }: StatusVisionsProps) => {
  const rows = useMemo(() => light && statusDistances(light.colors), [light]);
  const darkRows = useMemo(() => dark && statusDistances(dark.colors), [dark]);
  const names = (rows ?? darkRows ?? []).map(visionName);
  const isConfused = [...(rows ?? []), ...(darkRows ?? [])].some((row) => row.isConfused);
  return (
    <div className={styles.visions}>
      <h3 className={styles.title}>Status colors, by color vision</h3>
      <p className={styles.note}>
        {isConfused ? STATUSES_CONFUSED : STATUSES_APART} {STATUSES_MARGIN}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Vision</th>
            {MODE_TABS.map(({ value, label }) => (
              <th key={value} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name, i) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cell row={rows?.[i]} />
              <Cell row={darkRows?.[i]} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
