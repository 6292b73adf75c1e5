import { useState } from 'react';

import { cleanPaletteName, PALETTE_NAME_MAX } from '../../color/parsePalette';
import type { DialogPropsOf } from '../../state/dialogsSlice';
import { useAppDispatch } from '../../state/hooks';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { NameField } from '../../ui/NameField';
import { DialogActions } from './DialogActions';
import { changeProjects } from './projectCommands';
import { VisibilityChoice } from './VisibilityChoice';

const EditProjectDialog = ({ project, onClose }: DialogPropsOf<'editProject'>) => {
  const dispatch = useAppDispatch();
  const [text, setText] = useState(project.name);
  const [isPublic, setIsPublic] = useState(project.isPublic);
  const name = cleanPaletteName(text);
  const isSame = name === project.name && isPublic === project.isPublic;

  const save = (): void => {
    if (name === null || isSame) return;
    const change = {
      ...(name !== project.name && { name }),
      ...(isPublic !== project.isPublic && { isPublic }),
    };
    void dispatch(changeProjects({ kind: 'projectUpdated', projectId: project.id, change }));
    onClose();
  };

  return (
    <Dialog title="Edit project" isOpen onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NameField label="Name" value={text} max={PALETTE_NAME_MAX} onChange={setText} />
        <VisibilityChoice isPublic={isPublic} onChange={setIsPublic} isPrivateAlready={!project.isPublic} />
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={name === null || isSame} onClick={save}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default EditProjectDialog;
