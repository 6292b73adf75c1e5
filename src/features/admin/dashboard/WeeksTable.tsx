import type { WeekCount } from '../../../domain/admin';
import spoken from '../../../ui/spoken.module.css';
import { weekText } from '../dateText';
import { groupDigits } from '../../../domain/groupDigits';

/** The chart as a table, for screen readers. */
export const WeeksTable = ({ weeks }: { readonly weeks: readonly WeekCount[] }) => (
  // A table is as wide as its text despite its style, so a wrapper clips it.
  <div className={spoken.spoken}>
    <table>
      <caption>Sign-ups and new PRO subscriptions in the last 12 weeks</caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col">Sign-ups</th>
          <th scope="col">PRO</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ start, signUps, upgrades }, index) => (
          <tr key={start}>
            <th scope="row">
              {weekText(start)}
              {index === weeks.length - 1 && ', running'}
            </th>
            <td>{groupDigits(signUps)}</td>
            <td>{groupDigits(upgrades)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
