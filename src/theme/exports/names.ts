import type { PrimitiveName } from './themeTokens';

/** 'onPrimary' → 'on-primary', 'chart1' → 'chart-1'. */
export const kebab = (role: string): string =>
  role.replaceAll(/([A-Z])|(\d+)/g, (part) => `-${part.toLowerCase()}`);

/** 'teal-600', 'danger-base', 'white'. */
export const primitiveId = ({ scale, key }: PrimitiveName): string =>
  scale === null ? key : `${scale}-${key.toLowerCase()}`;
