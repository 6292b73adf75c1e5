import { Suspense } from 'react';

import { lazyPart } from '../../ui/lazyPart';
import { BuilderTile } from './BuilderTile';
import { ExploreTile } from './ExploreTile';
import styles from './HomePage.module.css';
import { ImageTile } from './ImageTile';
import { VideoTile } from './VideoTile';
import { WeeklyTile } from './weekly/WeeklyTile';

/** What asks the service brings code that the page is shown without. */
const CurrentWeekly = lazyPart(() => import('./weekly/CurrentWeekly'));

const HomePage = () => (
  <div className={styles.home}>
    <div className={styles.intro}>
      <h1 tabIndex={-1}>Color palettes from pictures, film and your own eye</h1>
      <p>Read, mixed and checked on your device, exact to the last digit.</p>
    </div>
    <div className={styles.tiles}>
      <Suspense fallback={<WeeklyTile current={null} isLoading onOpen={() => {}} />}>
        <CurrentWeekly />
      </Suspense>
      <BuilderTile />
      <VideoTile />
      <ImageTile />
      <ExploreTile />
    </div>
  </div>
);

export default HomePage;
