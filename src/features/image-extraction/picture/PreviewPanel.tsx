import type { CSSProperties, PointerEvent } from 'react';

import { useAppSelector } from '../../../state/hooks';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/Skeleton';
import { selectArea, selectPicture, selectRecord, selectRun } from '../imageExtractionSlice';
import { describeArea } from './partArea';
import { Marquee, PartFrame } from './Marquee';
import { Pins } from './Pins';
import { PictureCanvas } from './PictureCanvas';
import { PictureNotes } from './PictureNotes';
import { PictureTools } from './PictureTools';
import { PreviewFoot } from './PreviewFoot';
import styles from './PreviewPanel.module.css';
import { SharpPicture } from './SharpPicture';
import { usePart } from './usePart';

/** Up to this size, in pixels, smoothing would show colours that are not in the picture. */
const TINY_SIDE = 64;

type PreviewPanelProps = {
  readonly activeIndex: number | null;
  readonly onPoint: (index: number | null) => void;
  readonly onChangeImage: () => void;
  readonly signal: () => AbortSignal;
};

export const PreviewPanel = ({ activeIndex, onPoint, onChangeImage, signal }: PreviewPanelProps) => {
  const run = useAppSelector(selectRun);
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectRecord);
  const area = useAppSelector(selectArea);
  const part = usePart(signal);
  const poster = run?.poster ?? null;
  const shown = poster ?? picture;
  const ratio = shown ? shown.width / shown.height : 1;
  const isTiny = shown !== null && Math.max(shown.width, shown.height) <= TINY_SIDE;
  const box: CSSProperties & { '--ratio': number } = { '--ratio': ratio };
  const isReady = picture !== null && !run;

  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.shiftKey || event.button !== 0 || part.marking || !isReady) return;
    // Before the pins hear of it.
    event.stopPropagation();
    event.preventDefault();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const place = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    part.open({ pointerId: event.pointerId, place });
  };
  return (
    <Panel
      title="Picture"
      note={isReady && <span className={styles.hint}>Click it to add a color, drag a pin to change one</span>}
      isFlush
      controls={
        <PictureTools
          isPart={area !== undefined}
          isMarking={part.marking !== null}
          isDisabled={!isReady || part.isReading}
          onMark={() => (part.marking ? part.leave() : part.open(null))}
          signal={signal}
        />
      }
    >
      <div className={styles.frame} data-busy={run !== null || part.isReading || undefined}>
        {run && !shown && <Skeleton radius={0} />}
        {shown && (
          <div
            className={styles.fit}
            style={box}
            data-tiny={isTiny || undefined}
            onPointerDownCapture={press}
          >
            {poster && <img className={styles.poster} src={poster.src} alt="" />}
            {picture && !poster && (
              <>
                <PictureCanvas pictureId={picture.id} name={picture.name} />
                {!picture.notes?.includes('firstFrame') && (
                  <SharpPicture key={picture.id} pictureId={picture.id} />
                )}
              </>
            )}
            {area && !part.marking && !run && <PartFrame area={area} />}
            {isReady && record?.pictureId === picture.id && !part.marking && (
              <Pins
                key={`${picture.id} ${area ? describeArea(area) : ''}`}
                pictureId={picture.id}
                record={record}
                signal={signal}
                activeIndex={activeIndex}
                onPoint={onPoint}
              />
            )}
            {isReady && part.marking && (
              <Marquee
                from={part.marking.from}
                onTake={(taken) => void part.take(taken)}
                onLeave={part.leave}
              />
            )}
          </div>
        )}
      </div>
      {isReady && <PictureNotes notes={picture.notes ?? []} />}
      <PreviewFoot
        isReading={part.isReading}
        isMarking={part.marking !== null}
        onCancel={part.marking ? part.leave : part.cancel}
        onChangeImage={onChangeImage}
      />
    </Panel>
  );
};
