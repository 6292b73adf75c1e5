/** Text of each size, largest first. `style` names a class of `PreviewSamples.module.css`. */
export const SAMPLES = [
  {
    sizePx: 40,
    isBold: true,
    label: '40 px',
    style: 'display',
    text: 'Salt on the window, light on the sill',
  },
  {
    sizePx: 28,
    isBold: false,
    label: '28 px',
    style: 'heading',
    text: 'A color is only ever seen beside another',
  },
  {
    sizePx: 20,
    isBold: true,
    label: '20 px bold',
    style: 'subheading',
    text: 'Read it where it will be read',
  },
  {
    sizePx: 16,
    isBold: false,
    label: '16 px',
    style: 'body',
    text: 'Contrast is measured between two flat colors, but people meet it as a line of text on a train, a label in sunlight, a caption at the end of a long day. Judge the pair here at the sizes you will really use.',
  },
  {
    sizePx: 14,
    isBold: false,
    label: '14 px',
    style: 'detail',
    text: 'Secondary text carries the details: dates, prices, file sizes, who changed what and when. It should be quieter than the body, never harder to read.',
  },
  {
    sizePx: 12,
    isBold: false,
    label: '12 px',
    style: 'caption',
    text: 'Small print, captions and legal notes. If this line is tiring, choose a stronger pair.',
  },
] as const;
