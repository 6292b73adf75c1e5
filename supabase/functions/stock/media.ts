/** A picture and a film, in the page's format. */
export type StockPhoto = {
  readonly id: string;
  readonly alt: string;
  readonly photographer: string;
  readonly src: { readonly large: string; readonly medium: string; readonly original: string };
  readonly width: number;
  readonly height: number;
  readonly colors: readonly string[];
};
export type StockVideo = {
  readonly id: string;
  readonly image: string;
  readonly photographer: string;
  readonly video_files: readonly VideoFile[];
};
type VideoFile = {
  readonly link: string;
  readonly quality: string;
  readonly file_type: string;
  readonly width: number;
  readonly height: number;
};

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const sizeOf = (value: unknown): number =>
  typeof value === 'number' && value > 0 && value < 100_000 ? value : 0;
const idOf = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Only URLs of the provider's own hosts reach a page. */
const linkOf = (value: unknown): string => {
  const text = textOf(value);
  if (!URL.canParse(text)) return '';
  const { protocol, host, href } = new URL(text);
  return protocol === 'https:' && host.endsWith('.pexels.com') ? href : '';
};

export const toPhoto = (value: unknown): StockPhoto | null => {
  const photo = fieldsOf(value);
  const src = fieldsOf(photo.src);
  const links = { large: linkOf(src.large), medium: linkOf(src.medium), original: linkOf(src.original) };
  const [id, width, height] = [idOf(photo.id), sizeOf(photo.width), sizeOf(photo.height)];
  if (id === '' || width * height === 0 || Object.values(links).includes('')) return null;
  return {
    id,
    alt: textOf(photo.alt),
    photographer: textOf(photo.photographer),
    src: links,
    width,
    height,
    colors: [],
  };
};

const toVideoFile = (value: unknown): VideoFile | null => {
  const file = fieldsOf(value);
  const link = linkOf(file.link);
  if (link === '') return null;
  return {
    link,
    quality: textOf(file.quality),
    file_type: textOf(file.file_type),
    width: sizeOf(file.width),
    height: sizeOf(file.height),
  };
};

export const toVideo = (value: unknown): StockVideo | null => {
  const video = fieldsOf(value);
  const files = (Array.isArray(video.video_files) ? video.video_files : [])
    .map(toVideoFile)
    .filter((file) => file !== null);
  const [id, image] = [idOf(video.id), linkOf(video.image)];
  if (id === '' || image === '' || files.length === 0) return null;
  return { id, image, photographer: textOf(fieldsOf(video.user).name), video_files: files };
};
