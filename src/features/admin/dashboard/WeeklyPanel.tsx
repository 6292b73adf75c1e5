import { useCallback } from 'react';

import { formatHex } from '../../../color/format';
import { isoWeek } from '../../../domain/isoWeek';
import { PATHS } from '../../../domain/paths';
import { DEFAULT_WEEKLY_PALETTE } from '../../../domain/weeklyPalette';
import { useServices } from '../../../state/servicesContext';
import { ButtonLink } from '../../../ui/ButtonLink';
import { ColorStrip } from '../../../ui/ColorStrip';
import { AdminPanel } from '../AdminPanel';
import { mondayOf, weekText } from '../dateText';
import { numberText } from '../numberText';
import { useAnswer } from '../useAnswer';
import styles from './WeeklyPanel.module.css';

/** What the home page shows this week, and where the tools for it are. */
export const WeeklyPanel = ({ now }: { readonly now: Date }) => {
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
      controls={<ButtonLink to={PATHS.builder}>Open builder</ButtonLink>}
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
            In the builder, outside text fields, type <kbd>week</kbd> to schedule, <kbd>rrss</kbd> to export.
          </p>
        </div>
      </div>
    </AdminPanel>
  );
};
