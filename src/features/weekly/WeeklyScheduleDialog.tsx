import { useCallback, useRef } from 'react';

import type { IsoWeek } from '../../domain/isoWeek';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useOfferBack } from '../../state/useOfferBack';
import { samePalette } from '../../palette/samePalette';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { MediaOffer } from './MediaOffer';
import { DraftPreview } from './DraftPreview';
import { ScheduleFields } from './ScheduleFields';
import { ScheduleList } from './ScheduleList';
import { useWeeklyForm } from './useWeeklyForm';
import styles from './WeeklyScheduleDialog.module.css';
import { weekOf } from './weeklyFields';

/** Assigns the current palette to a week, with a background. For administrators. */
const WeeklyScheduleDialog = ({ palette, typed, before, onClose }: DialogPropsOf<'weeklySchedule'>) => {
  const form = useWeeklyForm(palette, typed, onClose);
  const { fields, isTyped, problems, isSaving, canSave, scheduled } = form;
  const { save, change, restore, leave, missMedia } = form;
  const formElement = useRef<HTMLFormElement>(null);
  const dismiss = useOfferBack(
    onClose,
    // A pending save is not lost when closing, and its result is reported.
    isTyped && !isSaving ? { dialog: 'weeklySchedule', palette, typed: fields } : null,
    // If it was not restored, it is offered again next time.
    isTyped || !before ? undefined : { dialog: 'weeklySchedule', palette, typed: before },
  );
  const isOtherMedia =
    scheduled !== null &&
    (scheduled.background.url !== fields.url.trim() || scheduled.background.type !== fields.type);
  const isOtherPalette = scheduled === null || !samePalette(scheduled.colors, palette.colors);
  const isUnsaved = isOtherPalette || (isTyped && isOtherMedia);
  const choose = useCallback(
    ({ year, week }: IsoWeek) => change({ year: String(year), week: String(week) }),
    [change],
  );
  /** By Enter also without media: then it says that they are missing. */
  const saveOrExplain = async (): Promise<void> => {
    if (!isSaving && !(await save()))
      formElement.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <Dialog
      title="Palette of the Week"
      size="large"
      isOpen
      onClose={dismiss}
      footer={
        <div className={styles.actions}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!canSave} onClick={() => void saveOrExplain()}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </div>
      }
    >
      <div className={styles.week}>
        <form
          ref={formElement}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void saveOrExplain();
          }}
        >
          <DraftPreview colors={palette.colors} type={fields.type} url={fields.url} onMiss={missMedia} />
          <ScheduleFields fields={fields} problems={problems} onChange={change} onLeave={leave} />
          {before && !isTyped && (
            <MediaOffer
              text={`Not saved before, for week ${before.week}:`}
              url={before.url}
              label="Bring it back"
              onTake={() => restore(before)}
            />
          )}
          {scheduled && isOtherMedia && (
            <MediaOffer
              text={`Week ${scheduled.week} has`}
              url={scheduled.background.url}
              label="Use it"
              onTake={() => change(scheduled.background)}
            />
          )}
          {/* Enter saves from any field. */}
          <input type="submit" hidden />
        </form>
        <ScheduleList
          colors={palette.colors}
          chosen={weekOf(fields)}
          isUnsaved={isUnsaved}
          onChoose={choose}
        />
      </div>
    </Dialog>
  );
};

export default WeeklyScheduleDialog;
