import { PALETTE_NAME_MAX } from '../../../palette/paletteName';
import { ACCOUNT_MESSAGES } from '../../../domain/accountMessages';
import { PROJECT_MESSAGES } from '../../../domain/projectMessages';
import { useAppSelector } from '../../../state/hooks';
import { selectOffersPro } from '../../../state/session/sessionSlice';
import { Checkbox } from '../../../ui/Checkbox';
import { NameField } from '../../../ui/NameField';
import styles from './FirstProjectFields.module.css';
import type { FirstProject } from './useFirstProject';

type FirstProjectFieldsProps = { readonly project: FirstProject; readonly isTried: boolean };

/** Replaces the choice of a project if there is none: saving then creates one. */
export const FirstProjectFields = ({ project, isTried }: FirstProjectFieldsProps) => {
  const canHide = !useAppSelector(selectOffersPro);
  return (
    <div className={styles.fields}>
      <NameField
        label="Project name"
        value={project.text}
        max={PALETTE_NAME_MAX}
        // The dialog may already be open when the list of projects turns out to be empty.
        takesFocus={false}
        onChange={project.setText}
        problem={isTried && project.name === null ? PROJECT_MESSAGES.projectNameMissing : null}
      />
      {canHide ? (
        <Checkbox
          label="Private"
          note="Only you can see its palettes."
          isChecked={project.isPrivate}
          onChange={project.setIsPrivate}
        />
      ) : (
        <p className={styles.note}>
          {PROJECT_MESSAGES.firstProject} {ACCOUNT_MESSAGES.planOfProject}
        </p>
      )}
    </div>
  );
};
