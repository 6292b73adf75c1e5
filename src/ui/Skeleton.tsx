import type { CSSProperties } from 'react';

import styles from './Skeleton.module.css';

type SkeletonProps = {
  readonly width?: CSSProperties['width'];
  readonly height?: CSSProperties['height'];
  readonly radius?: CSSProperties['borderRadius'];
};

/** A pulsing placeholder with the size of the content that is loading. */
export const Skeleton = ({ width = '100%', height = '100%', radius }: SkeletonProps) => (
  <div className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden />
);
