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
  const [isRestored, setIsRestored] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    dispatch(restorePalettes());
    // Subscribers of the store hear of it after the first paint; then the last palette would push the gallery down.
    // oxlint-disable-next-line react/set-state-in-effect -- state of its own makes React draw again before the paint
    setIsRestored(true);
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
      {isRestored && isWorking && (
        <Workspace extracting={extracting} onChangeImage={isBusy ? openPicker : () => setIsChoosing(true)} />
      )}
      {isRestored && !isWorking && (
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
