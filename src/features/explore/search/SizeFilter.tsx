import { PALETTE_MAX, PALETTE_MIN } from '../../../color/paletteSize';
import { SelectField } from '../../../ui/SelectField';

/** Represents any size, as a select has no null. */
const ANY_SIZE = 0;
const SIZES = [
  { value: ANY_SIZE, label: 'Any size' },
  ...Array.from({ length: PALETTE_MAX - PALETTE_MIN + 1 }, (_, i) => ({
    value: PALETTE_MIN + i,
    label: `${PALETTE_MIN + i} colors`,
  })),
];

type SizeFilterProps = {
  /** Required number of colors; null for any. */
  readonly size: number | null;
  readonly onChange: (size: number | null) => void;
};

export const SizeFilter = ({ size, onChange }: SizeFilterProps) => (
  <SelectField
    label="Number of colors"
    options={SIZES}
    value={size ?? ANY_SIZE}
    onChange={(chosen) => onChange(chosen === ANY_SIZE ? null : chosen)}
  />
);
