import { Lock } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';

import { CARD_PALETTES, type ProjectCard } from '../../../domain/project';
import { useServices } from '../../../state/servicesContext';
import { CardMenu } from '../project/CardMenu';
import styles from '../project/Card.module.css';
import { countText } from '../countText';
import { ProjectMosaic } from './ProjectMosaic';
import { useProjectOptions } from './useProjectOptions';
import { relativeDate } from '../relativeDate';

type ProjectCardTileProps = { readonly project: ProjectCard; readonly search: string };

/** A recent change may only show in its palettes until the list is refetched. */
const lastChange = ({ changedAt, updatedAt, palettes }: ProjectCard): string => {
  const [latest = changedAt] = [
    changedAt,
    updatedAt,
    ...palettes.map((palette) => palette.updatedAt),
  ].toSorted((a, b) => Date.parse(b) - Date.parse(a));
  return latest;
};

/** A project of the list: the whole card is a link, with its menu above. */
export const ProjectCardTile = memo(({ project, search }: ProjectCardTileProps) => {
  const { now } = useServices();
  const { options, choose } = useProjectOptions(project);
  const { id, name, palettes, paletteCount, isPublic } = project;
  const params = new URLSearchParams(search);
  params.set('project', id);
  return (
    <li className={styles.card} data-card={id}>
      {paletteCount === 0 ? (
        <span className={styles.none}>No palettes yet</span>
      ) : (
        <ProjectMosaic palettes={palettes} more={Math.max(paletteCount - CARD_PALETTES, 0)} />
      )}
      <footer className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link className={styles.link} to={{ search: `?${params}` }}>
              <bdi dir="auto">{name}</bdi>
            </Link>
            {!isPublic && <Lock aria-hidden />}
          </h2>
          <p
            className={styles.meta}
          >{`${countText(paletteCount, 'palette')} · ${isPublic ? 'Public' : 'Private'} · changed ${relativeDate(lastChange(project), now())}`}</p>
        </div>
        <span className={styles.actions}>
          <span className={styles.options}>
            <CardMenu name={name} options={options} onSelect={choose} />
          </span>
        </span>
      </footer>
    </li>
  );
});
ProjectCardTile.displayName = 'ProjectCardTile';
