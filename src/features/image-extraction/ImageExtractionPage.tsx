import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ChangeEvent } from 'react';

import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { PageHead } from '../../ui/PageHead';
import { Announcer } from './Announcer';
import { ImageChoice } from './choice/ImageChoice';
import { useIncomingImages } from './choice/useIncomingImages';
import type { ImageSource } from './extractImage';
import styles from './ImageExtractionPage.module.css';
import { selectPicture, selectRun } from './imageExtractionSlice';
import { ProblemNotice } from './ProblemNotice';
import { Quota } from './Quota';
import { restorePalettes } from './restorePalettes';
import { useExtraction } from './useExtraction';
import { Workspace } from './Workspace';

const ImageExtractionPage = () => {
  const dispatch = useAppDispatch();
  const { imageExtractor } = useServices();
  const isBusy = useAppSelector(selectRun) !== null;
  const hasPicture = useAppSelector(selectPicture) !== null;
  const extracting = useExtraction();
  const [isChoosing, setIsChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  // Before the first paint, so that the last palette does not push the gallery down.
  useLayoutEffect(() => {
    dispatch(restorePalettes());
  }, [dispatch]);
  useEffect(() => {
    imageExtractor.warmUp();
  }, [imageExtractor]);

  const { choose } = extracting;
  const start = useCallback(
    (source: ImageSource) => {
      setIsChoosing(false);
      choose(source);
    },
    [choose],
  );
  const startFile = (file: File) => start({ kind: 'file', file, name: file.name || 'Pasted picture' });
  const isOver = useIncomingImages(startFile);
  const openPicker = useCallback(() => picker.current?.click(), []);

  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Cleared, so that the same file can be chosen again.
    target.value = '';
    if (file) startFile(file);
  };

  const isWorking = isBusy || (hasPicture && !isChoosing);
  return (
    <div className={styles.page} data-docked={isWorking || undefined}>
      <PageHead title="Image to palette">
        <Quota />
      </PageHead>
      <input ref={picker} type="file" accept="image/*" aria-label="Image file" hidden onChange={takeFile} />
      <ProblemNotice onUpload={openPicker} />
      {isWorking ? (
        <Workspace extracting={extracting} onChangeImage={isBusy ? openPicker : () => setIsChoosing(true)} />
      ) : (
        <ImageChoice
          isOver={isOver}
          onUpload={openPicker}
          onStart={start}
          onReturn={() => setIsChoosing(false)}
        />
      )}
      {isWorking && isOver && (
        <div className={styles.over} aria-hidden>
          Drop to read its colors
        </div>
      )}
      <Announcer />
    </div>
  );
};

export default ImageExtractionPage;
