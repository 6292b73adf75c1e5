import { BuilderTile } from './BuilderTile';
import styles from './HomePage.module.css';
import { ImageTile } from './ImageTile';

const HomePage = () => (
  <div className={styles.home}>
    <div className={styles.intro}>
      <h1 tabIndex={-1}>Take the colors of any picture. Make them a palette.</h1>
      <p>Read in an instant, exact to the last digit, without leaving your device.</p>
    </div>
    <div className={styles.tiles}>
      <ImageTile />
      <BuilderTile />
    </div>
  </div>
);

export default HomePage;
