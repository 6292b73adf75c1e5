import { useMemo } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { selectRecord } from '../imageExtractionSlice';
import { PaletteMiniature } from '../PaletteMiniature';
import { Compare } from './Compare';
import { SaveLook, type ViewProps } from './SaveLook';
import { useLook } from './useLook';
import { ViewLayout } from './ViewLayout';
import styles from './ViewsPanel.module.css';

/** The picture reduced to the colors of its palette. */
const PosterizedView = ({ picture, saving, last }: ViewProps) => {
  const entries = useAppSelector(selectRecord)?.entries;
  const look = useMemo(
    () => ({ kind: 'posterized', palette: (entries ?? []).map(({ rgb }) => rgb) }) as const,
    [entries],
  );
  const seen = useLook(picture.id, look, last);
  return (
    <ViewLayout
      options={
        <div className={styles.posterized}>
          <p className={styles.words}>Every pixel in the nearest color of the palette.</p>
          <span>
            <PaletteMiniature entries={entries ?? []} />
          </span>
        </div>
      }
      action={
        <SaveLook picture={picture} saving={saving} look={look} suffix={`${look.palette.length}-colors`} />
      }
    >
      <Compare
        pictureId={picture.id}
        name={picture.name}
        look={seen}
        label="Posterized"
        caption={`In ${look.palette.length} colors`}
      />
    </ViewLayout>
  );
};

export default PosterizedView;
