import { useCallback } from 'react';

import type { IsoWeek } from '../../domain/isoWeek';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DraftPreview } from './DraftPreview';
import { ScheduleFields } from './ScheduleFields';
import { ScheduleList } from './ScheduleList';
import { useWeeklyForm } from './useWeeklyForm';
import styles from './WeeklyScheduleDialog.module.css';
import { weekOf } from './weeklyFields';

/** Gives a week the palette on show, with something to move behind it. For administrators. */
const WeeklyScheduleDialog = ({ palette, onClose }: DialogPropsOf<'weeklySchedule'>) => {
  const { fields, problem, isSaving, canSave, save, change, missMedia } = useWeeklyForm(
    palette.colors,
    onClose,
  );
  const choose = useCallback(
    ({ year, week }: IsoWeek) => change({ year: String(year), week: String(week) }),
    [change],
  );
  const saveIfPossible = () => {
    if (canSave) void save();
  };
  return (
    <Dialog
      title="Palette of the Week"
      size="medium"
      isOpen
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canSave} onClick={saveIfPossible}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      }
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          saveIfPossible();
        }}
      >
        <DraftPreview colors={palette.colors} type={fields.type} url={fields.url} onMiss={missMedia} />
        <ScheduleFields fields={fields} problem={problem} onChange={change} />
        {/* Enter saves from any field. */}
        <input type="submit" hidden />
      </form>
      <ScheduleList colors={palette.colors} chosen={weekOf(fields)} onChoose={choose} />
    </Dialog>
  );
};

export default WeeklyScheduleDialog;
