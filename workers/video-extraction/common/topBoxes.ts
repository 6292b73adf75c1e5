/** Boxes of MP4 and QuickTime files that are not in others (ISO/IEC 14496-12); what is behind them may be anything. */
export const TOP_BOXES: ReadonlySet<string> = new Set(
  'ftyp styp moov moof mdat sidx mfra emsg prft uuid free skip wide pnot'.split(' '),
);
