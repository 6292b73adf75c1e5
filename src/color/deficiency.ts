/** The eight kinds of colour-vision deficiency that can be simulated. */
export type DeficiencyKind =
  | 'protanopia'
  | 'deuteranopia'
  | 'tritanopia'
  | 'achromatopsia'
  | 'protanomaly'
  | 'deuteranomaly'
  | 'tritanomaly'
  | 'achromatomaly';
