import { describe, expect, it } from 'vitest';

import {
  batchDoneMessage,
  batchProgressMessage,
  togetherMessage,
  tooManyPicturesMessage,
} from '../../src/domain/batchMessages';
import { contactSheetCount, missingStillsMessage } from '../../src/domain/contactSheetMessages';
import { fewBesideKeptMessage, keptColorsMessage, onlyColorsMessage } from '../../src/domain/imageMessages';
import {
  coveredMessage,
  foundColorsMessage,
  importedMessage,
  moreSkippedMessage,
  opacityLeftOutMessage,
  outsideSrgbMessage,
  pastedTextMessage,
  timesMessage,
} from '../../src/domain/importMessages';
import { counted, draftsMessage } from '../../src/domain/messages';
import { deleteProjectMessage, draftRoomMessage, restoredMessage } from '../../src/domain/projectMessages';
import { mergedShotsMessage, partMessage, videosRemainingMessage } from '../../src/domain/videoMessages';

// One thing is one, several are several, and thousands have a comma.
describe('a sentence with a number', () => {
  it.each([
    ['none', () => counted(0, 'palette'), '0 palettes'],
    ['one', () => counted(1, 'palette'), '1 palette'],
    ['two', () => counted(2, 'palette'), '2 palettes'],
    ['one draft', () => draftsMessage(1), '1 palette from before you signed in is still here.'],
    ['two drafts', () => draftsMessage(2), '2 palettes from before you signed in are still here.'],
  ])('counts %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it.each([
    [
      'more of them than are taken',
      () => tooManyPicturesMessage(72),
      'Only the first 50 of 72 pictures were taken.',
    ],
    [
      'more of them than are counted',
      () => tooManyPicturesMessage(1000, true),
      'Only the first 50 of at least 1,000 pictures were taken.',
    ],
    ['the one that is read', () => batchProgressMessage(3, 12), 'Reading 3 of 12'],
    ['a single one', () => batchDoneMessage(1, 1), '1 of 1 picture read'],
    ['one of several', () => batchDoneMessage(1, 2), '1 of 2 pictures read'],
    ['those of one palette', () => togetherMessage(4), 'Of 4 pictures, each with the same weight'],
    ['a picture of one color', () => onlyColorsMessage(1), 'This picture has only 1 color.'],
    ['a part of two', () => onlyColorsMessage(2, 'part'), 'This part has only 2 colors.'],
    [
      'a palette with colors that are kept',
      () => fewBesideKeptMessage(1),
      'Only 1 color: no others differ enough from those you keep.',
    ],
    ['an animated one', () => onlyColorsMessage(2, 'first frame'), 'The first frame has only 2 colors.'],
    [
      'colors that stay',
      () => keptColorsMessage(4),
      'The 4 colors you picked stay. Take one out, or unlock it, for fewer.',
    ],
  ])('counts pictures: %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it.each([
    ['all frames on a sheet', () => contactSheetCount(1200, 1200, 'frame'), '1,200 frames'],
    ['all shots on one', () => contactSheetCount(12, 12, 'shot'), '12 shots'],
    ['the only one', () => contactSheetCount(1, 1, 'frame'), '1 frame'],
    [
      'as many as have room',
      () => contactSheetCount(1000, 7200, 'shot'),
      '1,000 of 7,200 shots, evenly spread',
    ],
    ['a still that is missing', () => missingStillsMessage(1), '1 still could not be read'],
    ['stills that are', () => missingStillsMessage(1000), '1,000 stills could not be read'],
    ['shots that are one', () => mergedShotsMessage(3), '3 shots'],
    ['a part of them', () => partMessage(2), 'Part 2'],
    [
      'what is left of a month',
      () => videosRemainingMessage(4, 5),
      '4 of 5 free extractions remaining this month',
    ],
  ])('counts what is in films: %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  it.each([
    ['what was found', () => foundColorsMessage(1, 'CSS'), '1 color found (CSS)'],
    ['more of it', () => foundColorsMessage(12, 'CSS'), '12 colors found (CSS)'],
    ['how often', () => timesMessage(1), 'once'],
    ['how often, of many', () => timesMessage(1500), '1,500 times'],
    ['what was skipped', () => moreSkippedMessage(1500), '1,500 more skipped'],
    ['an opacity', () => opacityLeftOutMessage(1, ['shadow']), 'Alpha left out of 1 color: shadow'],
    [
      'opacities',
      () => opacityLeftOutMessage(1500, ['shadow', '#FFFFFF']),
      'Alpha left out of 1,500 colors: shadow, #FFFFFF …',
    ],
    [
      'a color outside sRGB',
      () => outsideSrgbMessage(1),
      '1 color lies outside sRGB: brought into it at the same lightness and hue, where browsers cut the channels off',
    ],
    [
      'colors outside sRGB',
      () => outsideSrgbMessage(1500),
      '1,500 colors lie outside sRGB: brought into it at the same lightness and hue, where browsers cut the channels off',
    ],
    ['characters', () => pastedTextMessage(20_000), 'Pasted text, 20,000 characters'],
    ['what is in the builder', () => importedMessage(5, null), '5 colors imported'],
    ['what is there by name', () => importedMessage(5, 'Dawn'), '5 colors imported as Dawn'],
  ])('counts what was brought in: %s', (_, sentence, expected) => {
    expect(sentence()).toBe(expected);
  });

  // Rounded down, so that all is said of all alone.
  it.each([
    [
      1,
      1,
      '1 color once look-alikes are together. The selected ones and their near shades are 100 % of all that was found.',
    ],
    [
      9,
      0.999,
      '9 colors once look-alikes are together. The selected ones and their near shades are 99 % of all that was found.',
    ],
    [
      9,
      0.426,
      '9 colors once look-alikes are together. The selected ones and their near shades are 42 % of all that was found.',
    ],
  ])('of %d groups covered by %d says so', (groups, covered, expected) => {
    expect(coveredMessage(groups, covered)).toBe(expected);
  });

  it.each([
    [0, 'All palettes in this project will be deleted. This cannot be undone.'],
    [1, 'All palettes in this project will be deleted. This cannot be undone.'],
    [2, 'All 2 palettes in this project will be deleted. This cannot be undone.'],
  ])(
    'of a project that goes with its %d palettes names how many where it is more than one',
    (count, expected) => {
      expect(deleteProjectMessage(count)).toBe(expected);
    },
  );

  it.each([
    [0, 'There is no room in this project. Your palettes stay here.'],
    [1, 'There is room for 1 palette in this project. The others stay here.'],
    [2, 'There is room for 2 palettes in this project. The others stay here.'],
  ])('of a project with room for %d drafts says what becomes of the others', (room, expected) => {
    expect(draftRoomMessage(room)).toBe(expected);
  });
});

describe('what an import into an account has done', () => {
  const report = { projects: 2, palettes: 1, known: 0, refusedProjects: 0, refusedPalettes: 0 };

  it.each([
    ['taken', {}, '2 projects and 1 palette imported.'],
    ['here before', { known: 1 }, '2 projects and 1 palette imported. 1 palette was here already.'],
    [
      'here before, of several',
      { known: 2 },
      '2 projects and 1 palette imported. 2 palettes were here already.',
    ],
    [
      'refused for a project',
      { refusedProjects: 1 },
      '2 projects and 1 palette imported. 1 project and 0 palettes need PRO and were not taken over.',
    ],
    [
      'refused for palettes',
      { refusedPalettes: 2 },
      '2 projects and 1 palette imported. 0 projects and 2 palettes need PRO and were not taken over.',
    ],
  ])('tells what was %s', (_, other, expected) => {
    expect(restoredMessage({ ...report, ...other })).toBe(expected);
  });
});
