import { CalendarClock, Share2 } from 'lucide-react';
import { Link } from 'react-router-dom';

import { formatHex } from '../../../color/format';
import { isoWeek } from '../../../domain/isoWeek';
import { PATHS } from '../../../domain/paths';
import { DEFAULT_WEEKLY_PALETTE } from '../../../domain/weeklyPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import { AdminPanel } from '../AdminPanel';
import { mondayOf, weekText } from '../dateText';
import { groupDigits } from '../../../domain/groupDigits';
import { useGetScheduledQuery } from './dashboardApi';
import styles from './WeeklyPanel.module.css';

/** THE TABLE of actions for this week's palette; the builder's typed shortcut opens them for any other. */
const TOOLS = [
  { dialog: 'socialExport', label: 'Social export', Icon: Share2 },
  { dialog: 'weeklySchedule', label: 'Schedule', Icon: CalendarClock },
] as const;

/** What the home page shows this week, and its actions. */
export const WeeklyPanel = ({ now }: { readonly now: Date }) => {
  const dispatch = useAppDispatch();
  const { data: scheduled, isError, isFetching, refetch } = useGetScheduledQuery();
  const { colors } = scheduled ?? DEFAULT_WEEKLY_PALETTE;
  const clicks =
    scheduled && `${groupDigits(scheduled.clickCount)} ${scheduled.clickCount === 1 ? 'click' : 'clicks'}`;
  return (
    <AdminPanel
      title="Palette of the Week"
      controls={
        <div className={styles.tools}>
          {TOOLS.map(({ dialog, label, Icon }) => (
            <Button
              key={dialog}
              size="small"
              icon={<Icon aria-hidden />}
              disabled={scheduled === undefined && !(isError && dialog === 'weeklySchedule')}
              onClick={() => dispatch(dialogOpened({ dialog, palette: { colors, name: null } }))}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <div className={styles.body}>
        {isError && scheduled === undefined ? (
          <Button disabled={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        ) : (
          <div className={styles.colors} data-loading={scheduled === undefined || undefined}>
            <ColorStrip hexes={colors.map((color) => formatHex(color))} height={88} />
          </div>
        )}
        <div>
          <p className={styles.week}>Week {isoWeek(now).week}</p>
          <p className={styles.when}>
            {weekText(mondayOf(now))}
            {scheduled !== undefined && ` · ${clicks ?? 'No palette scheduled: the built-in one is shown'}`}
          </p>
          <p className={styles.hint}>
            For a palette in the <Link to={PATHS.builder}>builder</Link>, outside text fields, type{' '}
            <kbd>week</kbd> to schedule, <kbd>rrss</kbd> to export.
          </p>
        </div>
      </div>
    </AdminPanel>
  );
};
