import type { Place } from '../../../theme/drawing/placeColors';
import { aliasName } from '../roles/aliasName';
import { ROLE_LABELS } from '../roles/roleWords';
import type { OwnDrawing } from './ownDrawing';

/** 'Primary', 'teal 600', 'Its own color'. */
export const placeName = (place: Place, steps: readonly string[]): string => {
  if (place === 'own') return 'Its own color';
  return 'role' in place ? ROLE_LABELS[place.role] : aliasName(place.alias, steps);
};

/** The share of a color in the drawing: '12 uses', '34 %'. */
export const weightText = (own: OwnDrawing, weight: number, total: number): string => {
  if (own.kind === 'svg') return weight === 1 ? '1 use' : `${weight} uses`;
  const percent = (100 * weight) / total;
  return percent < 0.1 ? '< 0.1 %' : `${percent.toFixed(percent < 10 ? 1 : 0)} %`;
};
