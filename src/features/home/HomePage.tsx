import { PATHS } from '../../domain/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { lazyPart } from '../../ui/lazyPart';
import { OptionalPart } from '../../ui/OptionalPart';
import { BuilderTile } from './BuilderTile';
import { ExploreTile } from './ExploreTile';
import styles from './HomePage.module.css';
import { ImageTile } from './ImageTile';
import { MissingPage } from './MissingPage';
import { VideoTile } from './VideoTile';
import { WeeklyTile } from './weekly/WeeklyTile';

/** Code that queries the service, which the page does not need for its first paint. */
const LoadedWeeklyTile = lazyPart(() => import('./weekly/LoadedWeeklyTile'));

const builtInTile = (isLoading: boolean) => (
  <WeeklyTile current={null} isLoading={isLoading} onOpen={() => {}} />
);

const HomePage = () => (
  <div className={styles.home} data-home>
    <MissingPage />
    <div className={styles.intro}>
      <div>
        <h1 tabIndex={-1}>Make a color palette, or take one from a picture or a film</h1>
        <p>Pictures and films are read on your own device and never uploaded.</p>
      </div>
      <div className={styles.starts}>
        <ButtonLink to={PATHS.video}>From a film</ButtonLink>
        <ButtonLink to={PATHS.image}>From a picture</ButtonLink>
        <ButtonLink to={PATHS.builder} variant="primary">
          Start a palette
        </ButtonLink>
      </div>
    </div>
    <div className={styles.tiles}>
      <OptionalPart instead={builtInTile(false)}>
        <LoadedWeeklyTile fallback={builtInTile(true)} />
      </OptionalPart>
      <BuilderTile />
      <VideoTile />
      <ImageTile />
      <ExploreTile />
    </div>
  </div>
);

export default HomePage;
