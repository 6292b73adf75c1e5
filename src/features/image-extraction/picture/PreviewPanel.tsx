import { useDeferredValue, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

import { PICTURE_KEYS } from '../../../domain/pictureKeys';
import { useAppSelector } from '../../../state/hooks';
import { Panel } from '../../../ui/Panel';
import { Skeleton } from '../../../ui/Skeleton';
import { selectArea, selectIsBusy, selectPicture, selectPoster, selectRecord } from '../imageExtractionSlice';
import { describeArea, isSmallPart } from './partArea';
import { Marquee, PartFrame } from './Marquee';
import { Pins } from './Pins';
import { PictureBar } from './PictureBar';
import { PictureCanvas } from './PictureCanvas';
import { PictureHint } from './PictureHint';
import { PictureNotes } from './PictureNotes';
import { PictureTools } from './PictureTools';
import { PreviewFoot } from './PreviewFoot';
import styles from './PreviewPanel.module.css';
import { SharpPicture } from './SharpPicture';
import { useFullPixels } from './useFullPixels';
import { usePanning } from './usePanning';
import { usePart } from './usePart';
import { usePictureKeys } from './usePictureKeys';
import { useZoom } from './useZoom';
import { useZoomGestures } from './useZoomGestures';

/** Up to this size in pixels, smoothing would show colors that are not in the picture. */
const TINY_SIDE = 64;
/** At this magnification single pixels matter. */
const PIXELS_FROM = 6;

type PreviewPanelProps = {
  readonly activeIndex: number | null;
  readonly onHover: (index: number | null) => void;
  readonly onChangeImage: () => void;
  readonly signal: () => AbortSignal;
};

type FitStyle = CSSProperties & Record<'--ratio' | '--zoom', number>;

export const PreviewPanel = ({ activeIndex, onHover, onChangeImage, signal }: PreviewPanelProps) => {
  const isBusy = useAppSelector(selectIsBusy);
  const poster = useAppSelector(selectPoster);
  const picture = useAppSelector(selectPicture);
  const record = useAppSelector(selectRecord);
  const area = useAppSelector(selectArea);
  const part = usePart(signal);
  const frame = useRef<HTMLDivElement>(null);
  const fit = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, fit, picture?.id);
  const [arePinsShown, setArePinsShown] = useState(true);
  const shown = poster ?? picture;
  const ratio = shown ? shown.width / shown.height : 1;
  const isTiny = shown !== null && Math.max(shown.width, shown.height) <= TINY_SIDE;
  const box: FitStyle = { '--ratio': ratio, '--zoom': zoom.zoom };
  const isReady = picture !== null && !isBusy;
  // The pins appear with the palette, rendered in interruptible slices.
  const hasPins = useDeferredValue(isReady && record?.pictureId === picture.id);
  const canMark = isReady && !part.isReading;
  const mark = () => (part.marking ? part.leave() : part.open(null));

  useZoomGestures(frame, zoom.zoomBy);
  usePanning(frame);
  useFullPixels(picture, zoom.zoom > 1);
  usePictureKeys({
    [PICTURE_KEYS.zoomIn]: zoom.zoomIn,
    // The same key without Shift.
    '=': zoom.zoomIn,
    [PICTURE_KEYS.zoomOut]: zoom.zoomOut,
    [PICTURE_KEYS.fit]: zoom.fit,
    [PICTURE_KEYS.pins]: () => setArePinsShown((areShown) => !areShown),
    [PICTURE_KEYS.part]: () => {
      if (canMark) mark();
    },
  });

  const press = (event: PointerEvent<HTMLElement>) => {
    if (!event.shiftKey || event.button !== 0 || part.marking || !isReady) return;
    // Before the pins handle the event.
    event.stopPropagation();
    event.preventDefault();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const place = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    part.open({ pointerId: event.pointerId, place });
  };
  return (
    <div className={styles.whole}>
      <Panel
        title="Picture"
        isFlush
        controls={
          <PictureTools
            isPart={area !== undefined}
            isMarking={part.marking !== null}
            isDisabled={!canMark}
            onMark={mark}
            signal={signal}
          />
        }
      >
        <div
          ref={frame}
          className={styles.frame}
          style={box}
          data-busy={isBusy || part.isReading || undefined}
          data-zoomed={zoom.zoom > 1 || undefined}
        >
          {isBusy && !shown && <Skeleton radius={0} />}
          {shown && (
            <div
              ref={fit}
              className={styles.fit}
              data-pixels={isTiny || zoom.zoom >= PIXELS_FROM || undefined}
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
              {area && !part.marking && !isBusy && <PartFrame area={area} />}
              {hasPins && isReady && record?.pictureId === picture.id && !part.marking && (
                <Pins
                  key={`${picture.id} ${area ? describeArea(area) : ''}`}
                  pictureId={picture.id}
                  record={record}
                  signal={signal}
                  activeIndex={activeIndex}
                  areShown={arePinsShown}
                  areSmall={area !== undefined && isSmallPart(area, zoom.zoom)}
                  onHover={onHover}
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
        <PictureBar
          zoom={zoom}
          arePinsShown={arePinsShown}
          isDisabled={!isReady}
          onShowPins={setArePinsShown}
        />
        <PictureHint />
        {isReady && <PictureNotes notes={picture.notes ?? []} />}
        <PreviewFoot
          isReading={part.isReading}
          isMarking={part.marking !== null}
          onCancel={part.marking ? part.leave : part.cancel}
          onChangeImage={onChangeImage}
        />
      </Panel>
    </div>
  );
};
