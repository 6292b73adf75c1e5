// Written by render/render.mjs from render/scenes.mjs and the pictures.
import type { StockPhoto } from '../domain/stockPhoto';
import desertDunes from './pictures/desert-dunes.jpg';
import desertDunesSmall from './pictures/desert-dunes-small.webp';
import jellyfish from './pictures/jellyfish.jpg';
import jellyfishSmall from './pictures/jellyfish-small.webp';
import pinkStairs from './pictures/pink-stairs.jpg';
import pinkStairsSmall from './pictures/pink-stairs-small.webp';
import lavender from './pictures/lavender.jpg';
import lavenderSmall from './pictures/lavender-small.webp';
import citrus from './pictures/citrus.jpg';
import citrusSmall from './pictures/citrus-small.webp';
import aerialShore from './pictures/aerial-shore.jpg';
import aerialShoreSmall from './pictures/aerial-shore-small.webp';
import stoneware from './pictures/stoneware.jpg';
import stonewareSmall from './pictures/stoneware-small.webp';
import neonAlley from './pictures/neon-alley.jpg';
import neonAlleySmall from './pictures/neon-alley-small.webp';
import wovenWool from './pictures/woven-wool.jpg';
import wovenWoolSmall from './pictures/woven-wool-small.webp';
import mistyRidges from './pictures/misty-ridges.jpg';
import mistyRidgesSmall from './pictures/misty-ridges-small.webp';
import macarons from './pictures/macarons.jpg';
import macaronsSmall from './pictures/macarons-small.webp';
import palmShadow from './pictures/palm-shadow.jpg';
import palmShadowSmall from './pictures/palm-shadow-small.webp';
import auroraLake from './pictures/aurora-lake.jpg';
import auroraLakeSmall from './pictures/aurora-lake-small.webp';
import spices from './pictures/spices.jpg';
import spicesSmall from './pictures/spices-small.webp';
import autumnPond from './pictures/autumn-pond.jpg';
import autumnPondSmall from './pictures/autumn-pond-small.webp';
import rainyWindow from './pictures/rainy-window.jpg';
import rainyWindowSmall from './pictures/rainy-window-small.webp';
import balloons from './pictures/balloons.jpg';
import balloonsSmall from './pictures/balloons-small.webp';
import emeraldSilk from './pictures/emerald-silk.jpg';
import emeraldSilkSmall from './pictures/emerald-silk-small.webp';

/** The built-in pictures, in the order in which the gallery shows them. */
export const SAMPLE_PHOTOS: readonly StockPhoto[] = [
  {
    id: 'desert-dunes',
    alt: 'Rippled sand dunes in low evening sun, long shadows running down from the crests',
    photographer: 'Hueloom',
    src: { large: desertDunes, medium: desertDunesSmall, original: desertDunes },
    width: 1500,
    height: 1000,
    colors: ['#EBB463', '#7384B4', '#D4A3AB', '#82473A', '#AC6B4B'],
  },
  {
    id: 'jellyfish',
    alt: 'Pink jellyfish with long trailing threads drifting through sunbeams in blue water',
    photographer: 'Hueloom',
    src: { large: jellyfish, medium: jellyfishSmall, original: jellyfish },
    width: 1000,
    height: 1400,
    colors: ['#064986', '#05244B', '#336C9B', '#CBB6CC', '#3C95BB'],
  },
  {
    id: 'pink-stairs',
    alt: 'Coral and magenta walls with a flight of stairs under a deep blue sky',
    photographer: 'Hueloom',
    src: { large: pinkStairs, medium: pinkStairsSmall, original: pinkStairs },
    width: 1000,
    height: 1400,
    colors: ['#F0BA99', '#EC6C95', '#4A9DC4', '#B25DBC', '#BD1D42'],
  },
  {
    id: 'lavender',
    alt: 'Rows of flowering lavender running to the horizon at sunset, with one lone tree',
    photographer: 'Hueloom',
    src: { large: lavender, medium: lavenderSmall, original: lavender },
    width: 1500,
    height: 1000,
    colors: ['#D9BEB2', '#CB8BBC', '#B364AC', '#7A4580', '#583728'],
  },
  {
    id: 'citrus',
    alt: 'Slices of grapefruit, orange, lemon and lime with green leaves on a turquoise table',
    photographer: 'Hueloom',
    src: { large: citrus, medium: citrusSmall, original: citrus },
    width: 1500,
    height: 1000,
    colors: ['#BFCB3A', '#E2CCAC', '#DD8B13', '#DA3235', '#74C4BD'],
  },
  {
    id: 'aerial-shore',
    alt: 'A beach from above: turquoise water, white lines of breakers and wet sand',
    photographer: 'Hueloom',
    src: { large: aerialShore, medium: aerialShoreSmall, original: aerialShore },
    width: 1200,
    height: 1200,
    colors: ['#40BAAE', '#D7D0BE', '#12A5AB', '#BB9D73', '#027B9D'],
  },
  {
    id: 'stoneware',
    alt: 'A celadon vase with a twig, a blue bowl of pears and a jug in soft window light',
    photographer: 'Hueloom',
    src: { large: stoneware, medium: stonewareSmall, original: stoneware },
    width: 1500,
    height: 1000,
    colors: ['#A7AFA0', '#51594E', '#190F08', '#6E3815', '#A5622C'],
  },
  {
    id: 'neon-alley',
    alt: 'Neon signs in a narrow street at night, mirrored in the wet asphalt around a walker with an umbrella',
    photographer: 'Hueloom',
    src: { large: neonAlley, medium: neonAlleySmall, original: neonAlley },
    width: 1000,
    height: 1400,
    colors: ['#1E1831', '#4C223C', '#913146', '#426A8C', '#AE9A8D'],
  },
  {
    id: 'woven-wool',
    alt: 'Close-up of a woven cloth with thick yarns in petrol, brick red, saffron and ivory',
    photographer: 'Hueloom',
    src: { large: wovenWool, medium: wovenWoolSmall, original: wovenWool },
    width: 1500,
    height: 1000,
    colors: ['#244B5E', '#9C2B1C', '#E4C443', '#D45C3A', '#B67F22'],
  },
  {
    id: 'misty-ridges',
    alt: 'Wooded mountain ridges fading into the mist in front of a rising sun',
    photographer: 'Hueloom',
    src: { large: mistyRidges, medium: mistyRidgesSmall, original: mistyRidges },
    width: 1800,
    height: 860,
    colors: ['#BD9BA0', '#D3B29E', '#252D35', '#746171', '#9B94BC'],
  },
  {
    id: 'macarons',
    alt: 'Towers of macarons in pistachio, lemon, lavender and raspberry on a dusty pink table',
    photographer: 'Hueloom',
    src: { large: macarons, medium: macaronsSmall, original: macarons },
    width: 1500,
    height: 1000,
    colors: ['#BB8C94', '#AC636C', '#BA9059', '#983D38', '#E6C4C9'],
  },
  {
    id: 'palm-shadow',
    alt: 'A terracotta room with an archway, dry grasses in a teal vase and the shadow of palm fronds',
    photographer: 'Hueloom',
    src: { large: palmShadow, medium: palmShadowSmall, original: palmShadow },
    width: 1500,
    height: 1000,
    colors: ['#9B5B3D', '#F3DCB3', '#E39E51', '#12231D', '#6EBFB0'],
  },
  {
    id: 'aurora-lake',
    alt: 'Green and violet northern lights above snowy mountains, a still lake and one lit window',
    photographer: 'Hueloom',
    src: { large: auroraLake, medium: auroraLakeSmall, original: auroraLake },
    width: 1500,
    height: 1000,
    colors: ['#020414', '#2A5D63', '#448B9B', '#4E377A', '#4ABBB7'],
  },
  {
    id: 'spices',
    alt: 'Copper bowls heaped with turmeric, paprika, hibiscus, herbs and blue salt at a market',
    photographer: 'Hueloom',
    src: { large: spices, medium: spicesSmall, original: spices },
    width: 1500,
    height: 1000,
    colors: ['#642C1B', '#D5AB44', '#B36324', '#5B5F18', '#263163'],
  },
  {
    id: 'autumn-pond',
    alt: 'Red, orange and yellow maple leaves floating on a dark pond that mirrors the sky',
    photographer: 'Hueloom',
    src: { large: autumnPond, medium: autumnPondSmall, original: autumnPond },
    width: 1000,
    height: 1400,
    colors: ['#223543', '#CD9B1B', '#4A6E82', '#9C3313', '#C45214'],
  },
  {
    id: 'rainy-window',
    alt: 'City lights out of focus behind a window covered with raindrops',
    photographer: 'Hueloom',
    src: { large: rainyWindow, medium: rainyWindowSmall, original: rainyWindow },
    width: 1500,
    height: 1000,
    colors: ['#25193A', '#AB6056', '#723945', '#C69573', '#839994'],
  },
  {
    id: 'balloons',
    alt: 'Striped hot-air balloons rising over a hazy valley at sunrise',
    photographer: 'Hueloom',
    src: { large: balloons, medium: balloonsSmall, original: balloons },
    width: 1000,
    height: 1400,
    colors: ['#CAAE7C', '#DBC3B0', '#93A4BD', '#B4B1BE', '#BC4D2B'],
  },
  {
    id: 'emerald-silk',
    alt: 'Folds of shot silk that turns from emerald green to peacock blue',
    photographer: 'Hueloom',
    src: { large: emeraldSilk, medium: emeraldSilkSmall, original: emeraldSilk },
    width: 1500,
    height: 1000,
    colors: ['#1B605F', '#025B3B', '#1B7B43', '#7BA877', '#2A749D'],
  },
];
