import { Pencil, SwatchBook, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { readableInk } from '../../../color/contrast';
import { formatHex } from '../../../color/format';
import { PATHS } from '../../../domain/paths';
import { themeTarget } from '../../../palette/themeLink';
import type { SavedPalette } from '../../../domain/savedPalette';
import { useAppDispatch } from '../../../state/hooks';
import { useServices } from '../../../state/servicesContext';
import { IconButton } from '../../../ui/IconButton';
import { TagLinks } from '../../../ui/tags/TagLinks';
import { IconLink } from '../../../ui/IconLink';
import { CardMenu } from './CardMenu';
import styles from './Card.module.css';
import { countText } from '../countText';
import { projectTouched } from '../cache/projectsSlice';
import { usePaletteOptions } from './usePaletteOptions';
import { relativeDate } from '../relativeDate';

type PaletteCardProps = {
  readonly palette: SavedPalette;
  /** Shown instead of the date when palettes of several projects are listed. */
  readonly projectName?: string;
};

type ColorProps = { readonly color: SavedPalette['colors'][number] };

const ColorBand = ({ color }: ColorProps): ReactNode => {
  const hex = formatHex(color);
  return (
    <span className={styles.color} style={{ background: hex, color: readableInk(color.rgb) }}>
      <span className={styles.hex}>{hex.slice(1)}</span>
    </span>
  );
};

/** A saved palette: the whole card opens it in the builder, with its other actions above. */
export const PaletteCard = memo(({ palette, projectName }: PaletteCardProps) => {
  const dispatch = useAppDispatch();
  const { now } = useServices();
  const { target, options, choose } = usePaletteOptions(palette);
  const { id, projectId, name, colors, tags, theme, createdAt } = palette;
  return (
    <li className={styles.card} data-card={id}>
      <span className={styles.strip} aria-hidden>
        {colors.map((color, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- identified by position, as colors may repeat
          <ColorBand key={i} color={color} />
        ))}
      </span>
      <footer className={styles.foot}>
        <div className={styles.words}>
          <h2 className={styles.name}>
            <Link
              className={styles.link}
              {...target}
              // It is most likely to be saved again in the same project.
              onClick={() => dispatch(projectTouched(projectId))}
            >
              <bdi dir="auto">{name}</bdi>
            </Link>
          </h2>
          <p className={styles.meta}>
            {`${countText(colors.length, 'color')} · ${projectName ?? relativeDate(createdAt, now())}`}
          </p>
        </div>
        <span className={styles.actions}>
          <span className={styles.options}>
            <span className={styles.direct}>
              <IconButton
                size="small"
                label={`Edit name and tags of ${name}`}
                icon={<Pencil aria-hidden />}
                onClick={() => choose('edit')}
              />
            </span>
            <span className={styles.direct}>
              <IconButton
                size="small"
                label={`Delete ${name}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => choose('delete')}
              />
            </span>
            <CardMenu name={name} options={options} onSelect={choose} />
          </span>
          {theme !== null && (
            <IconLink
              size="small"
              label={`Open the theme of ${name}`}
              icon={<SwatchBook aria-hidden />}
              {...themeTarget(palette, { id, projectId })}
            />
          )}
        </span>
      </footer>
      <div className={styles.tags}>
        <TagLinks tags={tags} path={PATHS.projects} />
      </div>
    </li>
  );
});
PaletteCard.displayName = 'PaletteCard';
