import { useState } from 'react';

import { cleanPaletteName, PALETTE_NAME_MAX } from '../../../palette/paletteName';
import type { DialogPropsOf } from '../../../state/dialogsSlice';
import { useAppDispatch } from '../../../state/hooks';
import { NameField } from '../../../ui/NameField';
import { EditDialogFrame } from './EditDialogFrame';
import { changeProjects } from '../projectCommands';
import { VisibilityChoice } from '../save/VisibilityChoice';

const EditProjectDialog = ({ project, typed, onClose }: DialogPropsOf<'editProject'>) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(typed?.name ?? project.name);
  const [isPublic, setIsPublic] = useState(typed?.isPublic ?? project.isPublic);
  const name = cleanPaletteName(text);
  const isSame = name === project.name && isPublic === project.isPublic;

  const save = (): boolean => {
    if (name === null) return false;
    const change = {
      ...(name !== project.name && { name }),
      ...(isPublic !== project.isPublic && { isPublic }),
    };
    const edit = { dialog: 'editProject', project, typed: { name: text, isPublic } } as const;
    void dispatch(changeProjects({ kind: 'projectUpdated', projectId: project.id, change }, { edit }));
    return true;
  };

  return (
    <EditDialogFrame
      title="Edit project"
      canSave={name !== null && !isSame}
      onSave={save}
      onClose={onClose}
      typed={isSame ? null : { dialog: 'editProject', project, typed: { name: text, isPublic } }}
    >
      <NameField label="Name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
      <VisibilityChoice isPublic={isPublic} onChange={setIsPublic} isPrivateAlready={!project.isPublic} />
    </EditDialogFrame>
  );
};

export default EditProjectDialog;
