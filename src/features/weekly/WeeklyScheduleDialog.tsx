import { useCallback, useRef } from 'react';

import type { IsoWeek } from '../../domain/isoWeek';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useOfferBack } from '../../state/useOfferBack';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { DraftPreview } from './DraftPreview';
import { ScheduleFields } from './ScheduleFields';
import { ScheduleList } from './ScheduleList';
import { useWeeklyForm } from './useWeeklyForm';
import styles from './WeeklyScheduleDialog.module.css';
import { weekOf } from './weeklyFields';

/** Gives a week the palette on show, with something to move behind it. For administrators. */
const WeeklyScheduleDialog = ({ palette, typed, onClose }: DialogPropsOf<'weeklySchedule'>) => {
  const { fields, isTyped, problems, isSaving, canSave, save, change, leave, missMedia } = useWeeklyForm(
    palette.colors,
    typed,
    onClose,
  );
  const form = useRef<HTMLFormElement>(null);
  const dismiss = useOfferBack(
    onClose,
    isTyped ? { dialog: 'weeklySchedule', palette, typed: fields } : null,
  );
  const choose = useCallback(
    ({ year, week }: IsoWeek) => change({ year: String(year), week: String(week) }),
    [change],
  );
  const saveIfPossible = async (): Promise<void> => {
    if (canSave && !(await save()))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Dialog
      title="Palette of the Week"
      size="medium"
      isOpen
      onClose={dismiss}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canSave} onClick={() => void saveIfPossible()}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      }
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void saveIfPossible();
        }}
      >
        <DraftPreview colors={palette.colors} type={fields.type} url={fields.url} onMiss={missMedia} />
        <ScheduleFields fields={fields} problems={problems} onChange={change} onLeave={leave} />
        {/* Enter saves from any field. */}
        <input type="submit" hidden />
      </form>
      <ScheduleList colors={palette.colors} chosen={weekOf(fields)} onChoose={choose} />
    </Dialog>
  );
};

export default WeeklyScheduleDialog;
