import { useAppDispatch, useAppSelector } from '../../../state/hooks';
import { SelectField } from '../../../ui/SelectField';
import { sampleSideChosen, selectSampleSide } from '../imageExtractionSlice';
import { SAMPLE_SIDES } from './sampleColor';

const OPTIONS = SAMPLE_SIDES.map((side) => ({
  value: side,
  label: side === 1 ? '1 px' : `${side} px average`,
}));

/** Size of the area that a picked color is averaged over. */
export const SampleSelect = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const dispatch = useAppDispatch();
  const side = useAppSelector(selectSampleSide);
  return (
    <SelectField
      label="Sample size"
      options={OPTIONS}
      value={side}
      isDisabled={isDisabled}
      onChange={(next) => dispatch(sampleSideChosen(next))}
    />
  );
};
