/** The provider's codes whose names differ in more than a capital letter. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  unknown: 'Card',
};

/** The display name of a card brand. */
export const cardBrand = (brand: string): string =>
  BRANDS[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
