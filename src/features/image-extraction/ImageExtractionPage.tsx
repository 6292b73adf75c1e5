import { ArrowLeft } from 'lucide-react';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { PATHS } from '../../domain/paths';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectDepartures } from '../../state/session/sessionSlice';
import { Button } from '../../ui/Button';
import { DropOverlay } from '../../ui/DropOverlay';
import { lazyPart } from '../../ui/lazyPart';
import { PageHead } from '../../ui/PageHead';
import { Announcer } from './Announcer';
import { ImageChoice } from './choice/ImageChoice';
import styles from './ImageExtractionPage.module.css';
import { selectRun } from './imageExtractionSlice';
import { ImageProblem } from './ImageProblem';
import { ImageQuota } from './ImageQuota';
import { PicturePickers } from './incoming/PicturePickers';
import { useIncomingPictures } from './incoming/useIncomingPictures';
import { restorePalettes } from './restorePalettes';
import { usePictureSources } from './usePictureSources';
import { Workspace } from './Workspace';

/** Most visits use one picture at a time. */
const BatchPanel = lazyPart(() => import('./batch/BatchPanel'));

const ImageExtraction = () => {
  const dispatch = useAppDispatch();
  const { imageExtractor, handedFile } = useServices();
  const isBusy = useAppSelector(selectRun) !== null;
  const sources = usePictureSources();
  const { extracting, batch, hasBatch, show } = sources;
  // Large updates of the page render in interruptible slices.
  const shown = useDeferredValue(sources.shown);
  const [isRestored, setIsRestored] = useState(false);
  const [address, setAddress] = useState('');
  const filePicker = useRef<HTMLInputElement>(null);
  const folderPicker = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    dispatch(restorePalettes());
    // Store subscribers are notified after the first paint, when the last palette would push the gallery down.
    // oxlint-disable-next-line react/set-state-in-effect -- state of its own makes React draw again before the paint
    setIsRestored(true);
  }, [dispatch]);
  useEffect(() => {
    imageExtractor.warmUp();
  }, [imageExtractor]);
  const takeHanded = useEffectEvent(() => {
    const handed = handedFile.take(PATHS.image);
    if (handed) sources.start({ kind: 'file', ...handed });
  });
  useEffect(() => takeHanded(), []);

  const isOver = useIncomingPictures({
    onFiles: sources.takeFiles,
    onText: sources.takeText,
    onUnreadable: sources.refuse,
  });
  const openPicker = useCallback(() => filePicker.current?.click(), []);
  const openFolder = useCallback(() => folderPicker.current?.click(), []);
  const changeImage = () => (isBusy ? openPicker() : show(hasBatch ? 'batch' : 'choice'));

  return (
    <div className={styles.page} data-docked={shown !== 'choice' || undefined}>
      <PageHead title="Image to palette">
        <ImageQuota />
      </PageHead>
      <PicturePickers
        filePicker={filePicker}
        folderPicker={folderPicker}
        onFiles={sources.takeFiles}
        onUnreadable={sources.refuse}
      />
      <ImageProblem onUpload={openPicker} onRetry={sources.retry} />
      {isRestored && shown === 'picture' && (
        <>
          {hasBatch && (
            <div className={styles.back}>
              <Button variant="quiet" icon={<ArrowLeft aria-hidden />} onClick={() => show('batch')}>
                All pictures
              </Button>
            </div>
          )}
          <Workspace extracting={extracting} onChangeImage={changeImage} />
        </>
      )}
      {isRestored && shown === 'batch' && (
        <BatchPanel
          lastOpened={sources.lastOpened}
          onOpen={sources.openBatched}
          onAdd={openPicker}
          onCancel={batch.cancel}
          onResume={batch.resume}
          onRetry={batch.retry}
          onTogether={batch.chooseTogether}
          onClose={() => {
            batch.close(() => show('batch'));
            show('choice');
          }}
        />
      )}
      {isRestored && shown === 'choice' && (
        <ImageChoice
          isOver={isOver}
          address={address}
          onAddress={setAddress}
          onUpload={openPicker}
          onFolder={openFolder}
          onStart={sources.start}
          onReturn={() => show('picture')}
        />
      )}
      {shown !== 'choice' && isOver && <DropOverlay>Drop to read its colors</DropOverlay>}
      <Announcer />
    </div>
  );
};

/** Begins anew when an account leaves: whatever is being read for it ends. */
const ImageExtractionPage = () => <ImageExtraction key={useAppSelector(selectDepartures)} />;

export default ImageExtractionPage;
