/** Pixels, frames per second and bits per second of every clip. */
export const CLIP = { width: 768, height: 432, fps: 24, bitrate: 260_000 };

/**
 * The built-in clips, in the order in which the gallery shows them. Each shot looks at one of the built-in pictures:
 * the camera moves from one framing to the other, given as [center x, center y, zoom] with the picture's sides as 1.
 * `light` fades from one brightness to the other; `motes` are specks in the air, `drift` their speed downwards.
 */
export const CLIPS = [
  {
    id: 'evening-dunes',
    alt: 'Low sun over rippled dunes, the camera gliding along the crests until the light fades',
    shots: [
      {
        picture: 'desert-dunes',
        seconds: 6,
        from: [0.3, 0.55, 1.5],
        to: [0.66, 0.5, 1.35],
        light: [1, 1.04],
      },
      { picture: 'desert-dunes', seconds: 5, from: [0.5, 0.74, 2.1], to: [0.44, 0.5, 1.2], light: [1, 0.62] },
    ],
  },
  {
    id: 'city-night',
    alt: 'A rainy night in the city: neon signs, wet asphalt and lights behind a window',
    shots: [
      { picture: 'neon-alley', seconds: 4, from: [0.5, 0.3, 1.25], to: [0.5, 0.5, 1.1], light: [1, 1.08] },
      {
        picture: 'rainy-window',
        seconds: 4,
        from: [0.35, 0.45, 1.5],
        to: [0.6, 0.52, 1.3],
        light: [0.95, 1.05],
      },
      {
        picture: 'neon-alley',
        seconds: 4,
        from: [0.5, 0.8, 1.6],
        to: [0.48, 0.62, 1.2],
        light: [1.05, 0.95],
      },
    ],
    motes: { count: 90, color: '190, 210, 255', size: 1.1, drift: 1.5 },
  },
  {
    id: 'coast-and-deep',
    alt: 'Breakers on a beach seen from above, then jellyfish drifting through blue water',
    shots: [
      {
        picture: 'aerial-shore',
        seconds: 6,
        from: [0.5, 0.24, 1.15],
        to: [0.5, 0.74, 1.3],
        light: [1, 1.03],
      },
      { picture: 'jellyfish', seconds: 6, from: [0.5, 0.72, 1.3], to: [0.5, 0.34, 1.05], light: [0.9, 1.06] },
    ],
    motes: { count: 40, color: '220, 240, 255', size: 1.6, drift: -0.12 },
  },
  {
    id: 'autumn-forest',
    alt: 'Mist between wooded ridges, then red and yellow leaves on a dark pond',
    shots: [
      {
        picture: 'misty-ridges',
        seconds: 5,
        from: [0.3, 0.5, 1.1],
        to: [0.68, 0.5, 1.18],
        light: [0.85, 1.08],
      },
      { picture: 'autumn-pond', seconds: 5, from: [0.5, 0.25, 1.05], to: [0.5, 0.66, 1.25], light: [1, 1] },
    ],
    motes: { count: 36, color: '255, 226, 180', size: 1.5, drift: 0.18 },
  },
  {
    id: 'studio-table',
    alt: 'Stoneware, macarons and the shadow of a palm: slow moves over a studio table',
    shots: [
      {
        picture: 'stoneware',
        seconds: 4,
        from: [0.38, 0.5, 1.4],
        to: [0.62, 0.5, 1.25],
        light: [0.96, 1.04],
      },
      { picture: 'macarons', seconds: 4, from: [0.6, 0.6, 1.6], to: [0.45, 0.52, 1.15], light: [1, 1.02] },
      {
        picture: 'palm-shadow',
        seconds: 4,
        from: [0.5, 0.6, 1.2],
        to: [0.52, 0.5, 1.55],
        light: [1.04, 0.98],
      },
    ],
  },
  {
    id: 'market-colors',
    alt: 'Heaps of spices, sliced citrus fruit and woven wool, close up',
    shots: [
      { picture: 'spices', seconds: 3, from: [0.3, 0.5, 1.5], to: [0.6, 0.5, 1.4], light: [1, 1] },
      { picture: 'citrus', seconds: 3, from: [0.6, 0.4, 1.5], to: [0.42, 0.6, 1.3], light: [1, 1.03] },
      { picture: 'woven-wool', seconds: 3, from: [0.4, 0.4, 1.9], to: [0.6, 0.6, 1.5], light: [0.96, 1.02] },
    ],
  },
  {
    id: 'sunrise-flight',
    alt: 'Hot-air balloons rise at sunrise; rows of lavender run to the horizon',
    shots: [
      { picture: 'balloons', seconds: 5, from: [0.5, 0.7, 1.25], to: [0.5, 0.36, 1.05], light: [0.8, 1.06] },
      { picture: 'lavender', seconds: 5, from: [0.42, 0.62, 1.5], to: [0.52, 0.5, 1.05], light: [1, 1.05] },
    ],
    motes: { count: 24, color: '255, 236, 200', size: 1.4, drift: -0.08 },
  },
  {
    id: 'northern-lights',
    alt: 'Green and violet lights over a still lake in winter, in slowly falling snow',
    shots: [
      {
        picture: 'aurora-lake',
        seconds: 9,
        from: [0.4, 0.4, 1.35],
        to: [0.6, 0.52, 1.1],
        light: [0.85, 1.2],
      },
    ],
    motes: { count: 110, color: '235, 245, 255', size: 1.5, drift: 0.3 },
  },
];
