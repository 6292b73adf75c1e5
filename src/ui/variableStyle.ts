import type { CSSProperties } from 'react';

/** A style attribute that may also set custom properties. */
export type VariableStyle = CSSProperties & Readonly<Record<`--${string}`, string | number>>;
