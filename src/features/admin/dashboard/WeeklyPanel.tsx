import { CalendarDays, Share2 } from 'lucide-react';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';

import { formatHex } from '../../../color/format';
import { isoWeek } from '../../../domain/isoWeek';
import { PATHS } from '../../../domain/paths';
import { DEFAULT_WEEKLY_PALETTE } from '../../../domain/weeklyPalette';
import { dialogOpened } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { Button } from '../../../ui/Button';
import { ColorStrip } from '../../../ui/ColorStrip';
import { AdminPanel } from '../AdminPanel';
import { mondayOf, weekText } from '../dateText';
import { numberText } from '../numberText';
import { useAnswer } from '../useAnswer';
import styles from './WeeklyPanel.module.css';

/** THE TABLE of what can be done with the palette of this week; the builder's typed words do it with any other. */
const TOOLS = [
  { dialog: 'socialExport', label: 'Social export', Icon: Share2 },
  { dialog: 'weeklySchedule', label: 'Schedule', Icon: CalendarDays },
] as const;

/** What the home page shows this week, and the tools for it. */
export const WeeklyPanel = ({ now }: { readonly now: Date }) => {
  const dispatch = useAppDispatch();
  const services = useServices();
  const ask = useCallback(async () => {
    const scheduled = await services.backend.weekly.current(services.now());
    return { scheduled };
  }, [services]);
  const { value } = useAnswer('loading the weekly palette', ask);
  const scheduled = value?.scheduled ?? null;
  const { colors } = scheduled ?? DEFAULT_WEEKLY_PALETTE;
  const clicks =
    scheduled && `${numberText(scheduled.clickCount)} ${scheduled.clickCount === 1 ? 'click' : 'clicks'}`;
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
              disabled={value === null}
              onClick={() => dispatch(dialogOpened({ dialog, palette: { colors, name: null } }))}
            >
              {label}
            </Button>
          ))}
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.colors} data-loading={value === null || undefined}>
          <ColorStrip hexes={colors.map((color) => formatHex(color))} height={88} />
        </div>
        <div>
          <p className={styles.week}>Week {isoWeek(now).week}</p>
          <p className={styles.when}>
            {weekText(mondayOf(now))}
            {value && ` · ${clicks ?? 'No palette scheduled: the built-in one is shown'}`}
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
