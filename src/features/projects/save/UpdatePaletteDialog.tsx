import { ArrowRight } from 'lucide-react';
import { useState } from 'react';

import { sameColor } from '../../../color/color';
import { sameCustomNames } from '../../../color/customNames';
import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import type { Color, Palette } from '../../../color/types';
import { forbiddenTagOf } from '../../../domain/forbiddenTag';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { sameTags } from '../../../domain/tag';
import { dialogOpened, type DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useTagExamples } from '../../../state/api/useTagExamples';
import { useTagOffers } from '../../../state/api/useTagOffers';
import { useServices } from '../../../state/servicesContext';
import { useOfferBack } from '../../../state/useOfferBack';
import { useOfferReopen } from '../../../state/useOfferReopen';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { TagsField } from '../../../ui/tags/TagsField';
import { useTags } from '../../../ui/tags/useTags';
import { useIsMounted } from '../../../ui/useIsMounted';
import { countText } from '../countText';
import { DialogActions } from '../../../ui/DialogActions';
import { isGone } from '../cache/findDeleted';
import { ProblemBanner } from '../ProblemBanner';
import { updatePalette } from './saveCommands';
import { answerClosed, answerUnsaved } from './saveProblem';
import styles from './UpdatePaletteDialog.module.css';
import { useIsSaving } from './useIsSaving';
import { useSignInAgain } from './useSignInAgain';
import { useStoredPalette } from './useStoredPalette';
import { WhoSees } from './WhoSees';

const Cell = ({ color }: { readonly color: Color | undefined }) => {
  if (!color) return <td className={styles.none} aria-label="No color" />;
  return <td style={{ background: formatHex(color), color: readableInk(color.rgb) }}>{formatHex(color)}</td>;
};

const isChanged = (before: Color | undefined, after: Color | undefined): boolean =>
  !before || !after || !sameColor(before, after);

const rowsOf = (before: Palette, after: Palette) =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, i) => ({
    before: before[i],
    after: after[i],
    isChanged: isChanged(before[i], after[i]),
  }));

/** What happens to its theme. */
const themeNote = ({ theme }: SavedPalette): string =>
  theme === null ? ' It gets its first theme.' : ' Its theme is replaced.';

/** Shows a palette before and after an update, for confirmation. */
const UpdatePaletteDialog = ({ palette, original, typedTag, onClose }: DialogPropsOf<'updatePalette'>) => {
  const { toasts } = useServices();
  const dispatch = useAppDispatch();
  const isSaving = useIsSaving();
  const isMounted = useIsMounted();
  const offerReopen = useOfferReopen();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { stored, isChangedElsewhere, isReading, isAsShown } = useStoredPalette(original);
  const isBusy = isSaving || isReading;
  const rows = rowsOf(stored.colors, palette.colors);
  const changed = rows.filter((row) => row.isChanged).length;
  // Fields not changed here keep their current values at the service.
  const name = palette.name === null || palette.name === original.name ? stored.name : palette.name;
  const control = useTags(palette.tags ?? original.tags, typedTag);
  const offers = useTagOffers(control.typed);
  const examples = useTagExamples();

  const typed = { ...palette, tags: control.tags };
  const inField = { ...(control.typed !== '' && { typedTag: control.typed }) };
  const saving = {
    dialog: 'savePalette',
    palette: typed,
    projectId: original.projectId,
    ...inField,
  } as const;
  const asking = { dialog: 'updatePalette', palette: typed, original, ...inField } as const;

  const send = async (typedTags: readonly string[]): Promise<void> => {
    const otherwise = PROJECT_MESSAGES.updatePaletteFailed;
    if (!(await isAsShown())) {
      if (!isMounted()) offerReopen(otherwise, asking);
      return;
    }
    const tags = sameTags(typedTags, original.tags) ? stored.tags : typedTags;
    const failure = await dispatch(updatePalette(stored, { ...palette, name, tags }));
    if (failure === null) {
      toasts.show(PROJECT_MESSAGES.paletteUpdated);
      // By then another dialog may be open.
      if (isMounted()) onClose();
      return;
    }
    const tag = forbiddenTagOf(failure);
    if (tag !== null && isMounted()) {
      control.refuse(tag);
      return;
    }
    const unsaved = { palette: { ...palette, tags }, projectId: original.projectId, paletteId: original.id };
    const answer = isMounted() ? answerUnsaved : answerClosed;
    const message = await dispatch(answer(failure, unsaved, otherwise));
    if (isMounted()) setProblem(message);
    else if (message !== null) offerReopen(message, isGone(message) ? saving : asking);
  };
  const update = async (): Promise<void> => {
    const typedTags = control.finish();
    if (isBusy || typedTags === null) return;
    setProblem(null);
    setIsSending(true);
    await send(typedTags);
    setIsSending(false);
  };
  const isTyped = name !== original.name || control.typed !== '' || !sameTags(control.tags, original.tags);
  // A pending update is not lost when closing, and its result is reported.
  const isOffered = isTyped && !isSending;
  const dismiss = useOfferBack(onClose, isOffered ? asking : null, isOffered ? saving : undefined);
  useSignInAgain(isSending, saving);
  const keep = () => dispatch(dialogOpened(saving));

  return (
    <Dialog title={`Update ${stored.name}?`} isOpen onClose={dismiss} size="medium">
      {problem !== null && (
        <ProblemBanner
          message={problem}
          {...(!isGone(problem) && { onRetry: () => void update() })}
          onDismiss={() => setProblem(null)}
        />
      )}
      <output className={styles.elsewhere}>
        {isChangedElsewhere && PROJECT_MESSAGES.paletteChangedElsewhere}
      </output>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Original</th>
            <td aria-label="To" />
            <th scope="col">New</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a row is a position in both palettes
            <tr key={i}>
              <Cell color={row.before} />
              <td className={styles.between}>
                {row.isChanged && (
                  <>
                    <ArrowRight aria-hidden />
                    <span className={styles.spoken}>becomes</span>
                  </>
                )}
              </td>
              <Cell color={row.after} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {changed > 0
          ? `${changed} of ${countText(rows.length, 'color')} ${changed === 1 ? 'changes' : 'change'}.${stored.isPublic ? ' Its Explore count restarts at 0.' : ''}`
          : sameCustomNames(stored.colors, palette.colors)
            ? 'No color changes.'
            : 'No color changes, only names of colors.'}
        {name !== stored.name && ` It will be called ${name}.`}
        {palette.theme !== undefined && palette.theme !== stored.theme && themeNote(stored)}
      </p>
      <TagsField control={control} offers={offers} examples={examples} />
      <WhoSees isPublic={stored.isPublic} />
      <DialogActions>
        <Button onClick={keep}>Keep original</Button>
        <Button data-autofocus variant="primary" disabled={isBusy} onClick={() => void update()}>
          {isBusy ? 'Updating…' : 'Update palette'}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default UpdatePaletteDialog;
