import { useState } from 'react';

import { formatHex } from '../../../color/format';
import { cleanPaletteName, PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { forbiddenTagOf } from '../../../domain/forbiddenTag';
import { sameTags } from '../../../domain/tag';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { useTagExamples } from '../../../state/api/useTagExamples';
import { useTagOffers } from '../../../state/api/useTagOffers';
import { ColorStrip } from '../../../ui/ColorStrip';
import { NameField } from '../../../ui/NameField';
import { TagsField } from '../../../ui/tags/TagsField';
import { useTags } from '../../../ui/tags/useTags';
import { useIsMounted } from '../../../ui/useIsMounted';
import { EditDialogFrame } from './EditDialogFrame';
import styles from '../save/PaletteDialog.module.css';
import { changeProjects } from '../projectCommands';
import { WhoSees } from '../save/WhoSees';

/** Edits name and tags of a palette. Its colors are edited in the builder, which overwrites it. */
const EditPaletteDialog = ({ palette, typed, onClose }: DialogPropsOf<'editPalette'>) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(typed?.name ?? palette.name);
  const name = cleanPaletteName(text);
  const control = useTags(typed?.tags ?? palette.tags, typed?.typedTag);
  const offers = useTagOffers(control.typed);
  const examples = useTagExamples();
  const isOther = name !== palette.name || control.typed !== '' || !sameTags(control.tags, palette.tags);

  const isMounted = useIsMounted();
  const refuse = (tag: string): boolean => {
    if (isMounted()) control.refuse(tag);
    return isMounted();
  };
  const save = (): boolean | Promise<boolean> => {
    const tags = control.finish();
    if (name === null || tags === null) return false;
    const { id: paletteId, projectId } = palette;
    const change = {
      ...(name !== palette.name && { name }),
      ...(!sameTags(tags, palette.tags) && { tags }),
    };
    if (Object.keys(change).length === 0) return true;
    const edit = { dialog: 'editPalette', palette, typed: { name: text, tags } } as const;
    const answer = dispatch(
      changeProjects({ kind: 'paletteUpdated', projectId, paletteId, change }, { refuse, edit }),
    );
    // Only the service knows forbidden tags, so new ones have to be checked there; anything else is valid as typed.
    if (tags.every((tag) => palette.tags.includes(tag))) return true;
    return answer.then((failure) => failure === null || forbiddenTagOf(failure) === null);
  };

  const typing = {
    name: text,
    tags: control.tags,
    ...(control.typed !== '' && { typedTag: control.typed }),
  };
  return (
    <EditDialogFrame
      title="Edit name and tags"
      canSave={name !== null && isOther}
      onSave={save}
      onClose={onClose}
      typed={isOther ? { dialog: 'editPalette', palette, typed: typing } : null}
    >
      <div className={styles.strip}>
        <ColorStrip hexes={palette.colors.map((color) => formatHex(color))} height={56} />
      </div>
      <NameField label="Palette name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
      <TagsField control={control} offers={offers} examples={examples} />
      <WhoSees isPublic={palette.isPublic} />
    </EditDialogFrame>
  );
};

export default EditPaletteDialog;
