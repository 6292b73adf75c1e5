import type { CSSProperties } from 'react';

/** A style attribute that sets custom properties as well. */
export type VariableStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>;
