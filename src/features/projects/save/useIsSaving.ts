import {
  SAVING,
  useChangeProjectMutation,
  useCreatePaletteMutation,
  useCreateProjectMutation,
} from '../cache/projectMutations';

/** Whether a save requested in a dialog is pending: it is not sent twice. */
export const useIsSaving = (): boolean => {
  const [, { isLoading: isProject }] = useCreateProjectMutation(SAVING.project);
  const [, { isLoading: isPalette }] = useCreatePaletteMutation(SAVING.palette);
  const [, { isLoading: isChange }] = useChangeProjectMutation(SAVING.change);
  return isProject || isPalette || isChange;
};
