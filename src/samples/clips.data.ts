// Written by render/renderClips.mjs from render/clips.mjs and the clips.
import type { StockVideo } from '../domain/stockVideo';
import eveningDunes from './clips/evening-dunes.mp4';
import eveningDunesStill from './clips/evening-dunes.jpg';
import cityNight from './clips/city-night.mp4';
import cityNightStill from './clips/city-night.jpg';
import coastAndDeep from './clips/coast-and-deep.mp4';
import coastAndDeepStill from './clips/coast-and-deep.jpg';
import autumnForest from './clips/autumn-forest.mp4';
import autumnForestStill from './clips/autumn-forest.jpg';
import studioTable from './clips/studio-table.mp4';
import studioTableStill from './clips/studio-table.jpg';
import marketColors from './clips/market-colors.mp4';
import marketColorsStill from './clips/market-colors.jpg';
import sunriseFlight from './clips/sunrise-flight.mp4';
import sunriseFlightStill from './clips/sunrise-flight.jpg';
import northernLights from './clips/northern-lights.mp4';
import northernLightsStill from './clips/northern-lights.jpg';

/** The built-in clips, in the order in which the gallery shows them. */
export const SAMPLE_CLIPS: readonly StockVideo[] = [
  {
    id: 'evening-dunes',
    alt: 'Low sun over rippled dunes, the camera gliding along the crests until the light fades',
    photographer: 'Hueloom',
    image: eveningDunesStill,
    durationSeconds: 11,
    videoFiles: [{ link: eveningDunes, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#F4C473', '#A4624C', '#E6AA62', '#E5C594', '#DCABAC'],
  },
  {
    id: 'city-night',
    alt: 'A rainy night in the city: neon signs, wet asphalt and lights behind a window',
    photographer: 'Hueloom',
    image: cityNightStill,
    durationSeconds: 12,
    videoFiles: [{ link: cityNight, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#A33950', '#4C2749', '#437CA2', '#694379', '#E5DFE2'],
  },
  {
    id: 'coast-and-deep',
    alt: 'Breakers on a beach seen from above, then jellyfish drifting through blue water',
    photographer: 'Hueloom',
    image: coastAndDeepStill,
    durationSeconds: 12,
    videoFiles: [{ link: coastAndDeep, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#DCE1DE', '#6CC2AB', '#2CC2B5', '#0EB2B4', '#C0A880'],
  },
  {
    id: 'autumn-forest',
    alt: 'Mist between wooded ridges, then red and yellow leaves on a dark pond',
    photographer: 'Hueloom',
    image: autumnForestStill,
    durationSeconds: 10,
    videoFiles: [{ link: autumnForest, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#C6A39F', '#786370', '#D7B99B', '#AB9BBB', '#232C32'],
  },
  {
    id: 'studio-table',
    alt: 'Stoneware, macarons and the shadow of a palm: slow moves over a studio table',
    photographer: 'Hueloom',
    image: studioTableStill,
    durationSeconds: 12,
    videoFiles: [{ link: studioTable, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#ACB3A5', '#1D120C', '#555D52', '#A5632C', '#D4C231'],
  },
  {
    id: 'market-colors',
    alt: 'Heaps of spices, sliced citrus fruit and woven wool, close up',
    photographer: 'Hueloom',
    image: marketColorsStill,
    durationSeconds: 9,
    videoFiles: [{ link: marketColors, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#542312', '#D9AD4B', '#7F4419', '#BC6B2C', '#1D295C'],
  },
  {
    id: 'sunrise-flight',
    alt: 'Hot-air balloons rise at sunrise; rows of lavender run to the horizon',
    photographer: 'Hueloom',
    image: sunriseFlightStill,
    durationSeconds: 10,
    videoFiles: [{ link: sunriseFlight, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#C7B0A5', '#D9C4AD', '#BE3E23', '#3E807F', '#D4A533'],
  },
  {
    id: 'northern-lights',
    alt: 'Green and violet lights over a still lake in winter, in slowly falling snow',
    photographer: 'Hueloom',
    image: northernLightsStill,
    durationSeconds: 9,
    videoFiles: [{ link: northernLights, quality: 'sd', fileType: 'video/mp4', width: 768, height: 432 }],
    colors: ['#030B1C', '#62ACB5', '#357B8C', '#301D51', '#6451A1'],
  },
];
