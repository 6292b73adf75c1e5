import { DEFICIENCIES, type DeficiencyKind } from './deficiency';

/** In the order they are shown. Apart from the table, which is loaded where nobody lists the kinds. */
// The keys of an object literal, which Object.keys gives as plain strings.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const DEFICIENCY_KINDS = Object.keys(DEFICIENCIES) as readonly DeficiencyKind[];
