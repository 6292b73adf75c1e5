// Written by render/render.mjs from render/scenes.mjs and the pictures.
import type { StockPhoto } from '../domain/stockPhoto';
import desertDunes from './pictures/desert-dunes.jpg';
import desertDunesSmall from './pictures/desert-dunes-small.jpg';
import jellyfish from './pictures/jellyfish.jpg';
import jellyfishSmall from './pictures/jellyfish-small.jpg';
import pinkStairs from './pictures/pink-stairs.jpg';
import pinkStairsSmall from './pictures/pink-stairs-small.jpg';
import lavender from './pictures/lavender.jpg';
import lavenderSmall from './pictures/lavender-small.jpg';
import citrus from './pictures/citrus.jpg';
import citrusSmall from './pictures/citrus-small.jpg';
import aerialShore from './pictures/aerial-shore.jpg';
import aerialShoreSmall from './pictures/aerial-shore-small.jpg';
import stoneware from './pictures/stoneware.jpg';
import stonewareSmall from './pictures/stoneware-small.jpg';
import neonAlley from './pictures/neon-alley.jpg';
import neonAlleySmall from './pictures/neon-alley-small.jpg';
import wovenWool from './pictures/woven-wool.jpg';
import wovenWoolSmall from './pictures/woven-wool-small.jpg';
import mistyRidges from './pictures/misty-ridges.jpg';
import mistyRidgesSmall from './pictures/misty-ridges-small.jpg';
import macarons from './pictures/macarons.jpg';
import macaronsSmall from './pictures/macarons-small.jpg';
import palmShadow from './pictures/palm-shadow.jpg';
import palmShadowSmall from './pictures/palm-shadow-small.jpg';
import auroraLake from './pictures/aurora-lake.jpg';
import auroraLakeSmall from './pictures/aurora-lake-small.jpg';
import spices from './pictures/spices.jpg';
import spicesSmall from './pictures/spices-small.jpg';
import autumnPond from './pictures/autumn-pond.jpg';
import autumnPondSmall from './pictures/autumn-pond-small.jpg';
import rainyWindow from './pictures/rainy-window.jpg';
import rainyWindowSmall from './pictures/rainy-window-small.jpg';
import balloons from './pictures/balloons.jpg';
import balloonsSmall from './pictures/balloons-small.jpg';
import emeraldSilk from './pictures/emerald-silk.jpg';
import emeraldSilkSmall from './pictures/emerald-silk-small.jpg';

/** The built-in pictures, in the order in which the gallery shows them. */
export const SAMPLE_PHOTOS: readonly StockPhoto[] = [
  {
    id: 'desert-dunes',
    alt: 'Rippled sand dunes in low evening sun, long shadows running down from the crests',
    photographer: 'Hueloom',
    src: { large: desertDunes, medium: desertDunesSmall, original: desertDunes },
    width: 1500,
    height: 1000,
    colors: ['#EAB569', '#7287B9', '#D4A3AB', '#834A3D', '#B2704E'],
  },
  {
    id: 'jellyfish',
    alt: 'Pink jellyfish with long trailing threads drifting through sunbeams in blue water',
    photographer: 'Hueloom',
    src: { large: jellyfish, medium: jellyfishSmall, original: jellyfish },
    width: 1000,
    height: 1400,
    colors: ['#1B4B84', '#05244B', '#336C9B', '#CDB7CD', '#3C95BB'],
  },
  {
    id: 'pink-stairs',
    alt: 'Coral and magenta walls with a flight of stairs under a deep blue sky',
    photographer: 'Hueloom',
    src: { large: pinkStairs, medium: pinkStairsSmall, original: pinkStairs },
    width: 1000,
    height: 1400,
    colors: ['#EC6C95', '#F2C9B5', '#4A9DC4', '#EEB27E', '#B25DBC'],
  },
  {
    id: 'lavender',
    alt: 'Rows of flowering lavender running to the horizon at sunset, with one lone tree',
    photographer: 'Hueloom',
    src: { large: lavender, medium: lavenderSmall, original: lavender },
    width: 1500,
    height: 1000,
    colors: ['#D9C1B4', '#CD93BC', '#B568B0', '#6E4571', '#563628'],
  },
  {
    id: 'citrus',
    alt: 'Slices of grapefruit, orange, lemon and lime with green leaves on a turquoise table',
    photographer: 'Hueloom',
    src: { large: citrus, medium: citrusSmall, original: citrus },
    width: 1500,
    height: 1000,
    colors: ['#C0CB40', '#E2CCAC', '#DD8B1C', '#DA3235', '#74C4BD'],
  },
  {
    id: 'aerial-shore',
    alt: 'A beach from above: turquoise water, white lines of breakers and wet sand',
    photographer: 'Hueloom',
    src: { large: aerialShore, medium: aerialShoreSmall, original: aerialShore },
    width: 1200,
    height: 1200,
    colors: ['#45BAAE', '#D7D0BE', '#0BA4AB', '#B99F75', '#147B9D'],
  },
  {
    id: 'stoneware',
    alt: 'A celadon vase with a twig, a blue bowl of pears and a jug in soft window light',
    photographer: 'Hueloom',
    src: { large: stoneware, medium: stonewareSmall, original: stoneware },
    width: 1500,
    height: 1000,
    colors: ['#A4AB9C', '#51594E', '#150D09', '#9D5925', '#56280E'],
  },
  {
    id: 'neon-alley',
    alt: 'Neon signs in a narrow street at night, mirrored in the wet asphalt around a walker with an umbrella',
    photographer: 'Hueloom',
    src: { large: neonAlley, medium: neonAlleySmall, original: neonAlley },
    width: 1000,
    height: 1400,
    colors: ['#1D172E', '#4C223C', '#903848', '#436885', '#CAC7C6'],
  },
  {
    id: 'woven-wool',
    alt: 'Close-up of a woven cloth with thick yarns in petrol, brick red, saffron and ivory',
    photographer: 'Hueloom',
    src: { large: wovenWool, medium: wovenWoolSmall, original: wovenWool },
    width: 1500,
    height: 1000,
    colors: ['#AC3A24', '#DAAD33', '#132B3C', '#2D687A', '#D4CCC2'],
  },
  {
    id: 'misty-ridges',
    alt: 'Wooded mountain ridges fading into the mist in front of a rising sun',
    photographer: 'Hueloom',
    src: { large: mistyRidges, medium: mistyRidgesSmall, original: mistyRidges },
    width: 1800,
    height: 860,
    colors: ['#D1AFA1', '#B5939A', '#242C35', '#715F6F', '#9B94BC'],
  },
  {
    id: 'macarons',
    alt: 'Towers of macarons in pistachio, lemon, lavender and raspberry on a dusty pink table',
    photographer: 'Hueloom',
    src: { large: macarons, medium: macaronsSmall, original: macarons },
    width: 1500,
    height: 1000,
    colors: ['#BB8C94', '#A4545C', '#DEB3BA', '#C5A66F', '#AE6641'],
  },
  {
    id: 'palm-shadow',
    alt: 'A terracotta room with an archway, dry grasses in a teal vase and the shadow of palm fronds',
    photographer: 'Hueloom',
    src: { large: palmShadow, medium: palmShadowSmall, original: palmShadow },
    width: 1500,
    height: 1000,
    colors: ['#9B5B3D', '#F3DCB3', '#D49B65', '#12231D', '#6EBFB0'],
  },
  {
    id: 'aurora-lake',
    alt: 'Green and violet northern lights above snowy mountains, a still lake and one lit window',
    photographer: 'Hueloom',
    src: { large: auroraLake, medium: auroraLakeSmall, original: auroraLake },
    width: 1500,
    height: 1000,
    colors: ['#020414', '#2D6066', '#538C9B', '#453570', '#4ABBB7'],
  },
  {
    id: 'spices',
    alt: 'Copper bowls heaped with turmeric, paprika, hibiscus, herbs and blue salt at a market',
    photographer: 'Hueloom',
    src: { large: spices, medium: spicesSmall, original: spices },
    width: 1500,
    height: 1000,
    colors: ['#542211', '#DDB25B', '#8B481E', '#B4732B', '#2B3364'],
  },
  {
    id: 'autumn-pond',
    alt: 'Red, orange and yellow maple leaves floating on a dark pond that mirrors the sky',
    photographer: 'Hueloom',
    src: { large: autumnPond, medium: autumnPondSmall, original: autumnPond },
    width: 1000,
    height: 1400,
    colors: ['#AB4314', '#C5971B', '#2A4659', '#131C23', '#52768A'],
  },
  {
    id: 'rainy-window',
    alt: 'City lights out of focus behind a window covered with raindrops',
    photographer: 'Hueloom',
    src: { large: rainyWindow, medium: rainyWindowSmall, original: rainyWindow },
    width: 1500,
    height: 1000,
    colors: ['#251939', '#A3645B', '#6A3943', '#BF9A7F', '#829691'],
  },
  {
    id: 'balloons',
    alt: 'Striped hot-air balloons rising over a hazy valley at sunrise',
    photographer: 'Hueloom',
    src: { large: balloons, medium: balloonsSmall, original: balloons },
    width: 1000,
    height: 1400,
    colors: ['#CDB283', '#DDC4B4', '#93A4BD', '#B4B1BE', '#9C6238'],
  },
  {
    id: 'emerald-silk',
    alt: 'Folds of shot silk that turns from emerald green to peacock blue',
    photographer: 'Hueloom',
    src: { large: emeraldSilk, medium: emeraldSilkSmall, original: emeraldSilk },
    width: 1500,
    height: 1000,
    colors: ['#236464', '#03583F', '#13743B', '#7BA877', '#32769B'],
  },
];
