import { describe, expect, it } from 'vitest';

import { MESSAGES } from '../../src/domain/messages';
import { BILLING_MESSAGES } from '../../src/domain/billingMessages';
import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import { BUILDER_MESSAGES } from '../../src/domain/builderMessages';
import { colorRemovedMessage, IMAGE_MESSAGES, imagesRemainingMessage } from '../../src/domain/imageMessages';
import { COOKIE_CATEGORIES } from '../../src/domain/consent';
import { ACCOUNT_MESSAGES } from '../../src/domain/accountMessages';
import { EXPLORE_MESSAGES } from '../../src/domain/exploreMessages';
import { WEEKLY_MESSAGES } from '../../src/domain/weeklyMessages';
import { noCombinationsMessage, PANEL_MESSAGES } from '../../src/domain/panelMessages';
import { ADMIN_MESSAGES } from '../../src/domain/adminMessages';
import { deleteProjectMessage, PROJECT_MESSAGES } from '../../src/domain/projectMessages';

// As the specifications quote them. Other tests look the sentences up, and would follow a slip of the pen.
describe('what is said', () => {
  it.each([
    ['without a session [G-34]', PROJECT_MESSAGES.notAuthenticated, 'Not authenticated'],
    ['without a user [G-34]', BILLING_MESSAGES.userNotAuthenticated, 'User not authenticated'],
    ['before a feature of PRO [G-35]', PROJECT_MESSAGES.needsPro, 'This feature requires a PRO subscription'],
    [
      'before one for videos [G-35, X-32]',
      VIDEO_MESSAGES.needsProForVideo,
      'This feature requires a PRO subscription.',
    ],
  ])('%s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it.each([
    ['of a copy [B-55, B-63, B-97]', MESSAGES.copied, 'Copied!'],
    ['of a pasted color [B-59]', BUILDER_MESSAGES.colorPasted, 'Color pasted!'],
    [
      'where a gradient has too few colors [B-64]',
      PANEL_MESSAGES.gradientColorsMissing,
      'Not enough colors in the palette for this combination',
    ],
    [
      'after the free adjustments [B-37]',
      BUILDER_MESSAGES.adjustmentsUsedUp,
      "You've used all your free random palette adjustments. Sign up to continue generating.",
    ],
    [
      'at the end of a visitor’s history [B-41]',
      BUILDER_MESSAGES.historyLimitReached,
      "You've reached the history limit. Sign up to save more palettes and extend your history.",
    ],
    [
      'to a visitor who saves [B-52]',
      MESSAGES.signInToSave,
      'Sign in to save your palettes and access them anytime!',
    ],
  ])('in the builder %s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it('in the builder where nothing can be paired [B-88]', () => {
    expect(noCombinationsMessage(3)).toBe('No combinations available for 3 colors');
  });

  it('of extractions: what is left of a day [X-14]', () => {
    expect(imagesRemainingMessage(7, 10)).toBe('7 of 10 free extractions remaining today');
  });

  it.each([
    [
      'that the day is used up [X-16]',
      IMAGE_MESSAGES.imageLimitReached,
      "You've reached your daily limit for image extractions. Sign up for unlimited extractions.",
    ],
    [
      'a picture that failed [X-22]',
      IMAGE_MESSAGES.imageProcessFailed,
      'Failed to process image. Please try another one.',
    ],
    [
      'a sample [X-23]',
      IMAGE_MESSAGES.sampleImageFailed,
      'Failed to load sample image. Please try another one.',
    ],
    [
      'a random one [X-24]',
      IMAGE_MESSAGES.randomImageFailed,
      'Failed to load random sample image. Please try again.',
    ],
    ['a canvas [X-25]', MESSAGES.canvasFailed, 'Could not get canvas context.'],
    ['videos to visitors [X-28]', VIDEO_MESSAGES.signInForVideos, 'Sign in to extract palettes from videos'],
    [
      'the end of a month [X-33]',
      VIDEO_MESSAGES.videoLimitReached,
      "You've reached your monthly limit of 5 extractions. Upgrade to PRO for unlimited.",
    ],
    ['the end of a film [X-36]', VIDEO_MESSAGES.extractionCompleted, 'Extraction completed!'],
    [
      'a sample film [X-41]',
      VIDEO_MESSAGES.sampleVideoFailed,
      'Failed to load sample video. Please try another one.',
    ],
    [
      'a random film [X-42]',
      VIDEO_MESSAGES.randomVideoFailed,
      'Failed to load random sample video. Please try again.',
    ],
    ['playing [X-43]', VIDEO_MESSAGES.playFailed, 'Failed to play video. Please try again.'],
    ['resuming [X-44]', VIDEO_MESSAGES.resumeFailed, 'Failed to resume video playback. Please try again.'],
    ['a frame [X-45]', VIDEO_MESSAGES.frameFailed, 'Failed to process video frame.'],
    ['other palettes of it [X-46]', VIDEO_MESSAGES.regenerateFailed, 'Failed to regenerate palettes.'],
  ])('of extractions: %s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it.each([
    ['none is found [P-08]', PROJECT_MESSAGES.noProjectMatches, 'No projects match your search'],
    [
      'there is none [P-09]',
      PROJECT_MESSAGES.noProjects,
      'All your saved palettes will show up here… once you start creating projects!',
    ],
    [
      'one is empty [P-10]',
      PROJECT_MESSAGES.noPalettes,
      'This project doesn’t have any palettes yet… start by creating your first one!',
    ],
    ['a name is missing [P-20]', PROJECT_MESSAGES.paletteNameMissing, 'Please enter a palette name'],
    ['a project is missing [P-21]', PROJECT_MESSAGES.projectMissing, 'Please select a project'],
    [
      'there is no room for another [P-26]',
      PROJECT_MESSAGES.freeProjectLimitReached,
      "You've reached the limit for free projects. Upgrade to PRO to create unlimited projects.",
    ],
    [
      'there is no room in it [P-27]',
      PROJECT_MESSAGES.freePaletteLimitReached,
      "You've reached the limit for free palettes per project. Upgrade to PRO to save unlimited palettes.",
    ],
    ['a palette is saved [P-28]', PROJECT_MESSAGES.paletteSaved, 'Palette saved successfully'],
    ['a palette is updated [P-28]', PROJECT_MESSAGES.paletteUpdated, 'Palette updated successfully'],
    ['a palette is deleted [P-28]', PROJECT_MESSAGES.paletteDeleted, 'Palette deleted successfully'],
    ['a project is created [P-29]', PROJECT_MESSAGES.projectCreated, 'Project created successfully'],
    ['a project is updated [P-29]', PROJECT_MESSAGES.projectUpdated, 'Project updated successfully'],
    ['a project is deleted [P-29]', PROJECT_MESSAGES.projectDeleted, 'Project deleted successfully'],
    ['a palette is not saved [P-30]', PROJECT_MESSAGES.saveFailed, 'Failed to save palette'],
    [
      'a palette is not updated [P-30, P-33]',
      PROJECT_MESSAGES.updatePaletteFailed,
      'Failed to update palette',
    ],
    ['a palette is not deleted [P-33]', PROJECT_MESSAGES.deletePaletteFailed, 'Failed to delete palette'],
    ['projects do not come [P-31]', PROJECT_MESSAGES.projectsFailed, 'Failed to load projects'],
    ['palettes do not come [P-31]', MESSAGES.palettesFailed, 'Failed to load palettes'],
    ['a project is not created [P-32]', PROJECT_MESSAGES.createProjectFailed, 'Failed to create project'],
    ['a project is not updated [P-32]', PROJECT_MESSAGES.updateProjectFailed, 'Failed to update project'],
    ['a project is not deleted [P-32]', PROJECT_MESSAGES.deleteProjectFailed, 'Failed to delete project'],
  ])('of projects, where %s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it('in projects where one goes with all that it holds [P-16]', () => {
    expect(deleteProjectMessage(3)).toBe(
      'All 3 palettes in this project will be deleted. This cannot be undone.',
    );
  });

  it.each([
    ['no checkout [S-09]', BILLING_MESSAGES.checkoutFailed, 'Failed to create checkout session'],
    ['no address of one [S-09]', BILLING_MESSAGES.checkoutUrlMissing, 'No checkout URL returned'],
    [
      'a subscription that ends [S-15]',
      BILLING_MESSAGES.subscriptionCancelled,
      'Subscription cancelled successfully',
    ],
    [
      'one that does not [S-16]',
      BILLING_MESSAGES.cancelFailed,
      'Failed to cancel subscription. Please try again.',
    ],
    [
      'an account that stays [S-19]',
      ACCOUNT_MESSAGES.deleteAccountFailed,
      'Failed to delete account. Please try again.',
    ],
    ['nothing to explore [E-10]', EXPLORE_MESSAGES.noPalettesFound, 'No palettes found'],
    [
      'the end of what is free [E-16]',
      EXPLORE_MESSAGES.exploreCapReached,
      "You've viewed all free palettes. Sign up to explore more.",
    ],
    ['no palettes [E-17]', EXPLORE_MESSAGES.explorePalettesFailed, 'Failed to load palettes'],
    ['no more of them [E-17]', EXPLORE_MESSAGES.explorePalettesMoreFailed, 'Failed to load more palettes'],
  ])('of %s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it.each([
    ['no activity [A-07]', ADMIN_MESSAGES.noActivity, 'No recent activity found'],
    ['nobody found [A-12]', ADMIN_MESSAGES.noUsers, 'No users found'],
    ['no address [A-13]', ADMIN_MESSAGES.noEmail, 'No email'],
    ['nobody to notify [A-20]', ADMIN_MESSAGES.noAdministrators, 'No administrators found'],
    ['saved settings [A-21]', ADMIN_MESSAGES.settingsSaved, 'Settings saved successfully'],
    ['settings that are not [A-21]', ADMIN_MESSAGES.settingsFailed, 'Failed to save settings'],
    [
      'a typed word [A-26]',
      BUILDER_MESSAGES.adminToolOnly,
      'This feature is only available for admin users.',
    ],
    [
      'no right [A-37]',
      WEEKLY_MESSAGES.weeklyAdminOnly,
      'Only administrators can set the Palette of the Week.',
    ],
    ['a week [A-38]', WEEKLY_MESSAGES.weekInvalid, 'Please enter a valid week number (1-53).'],
    ['a year [A-39]', WEEKLY_MESSAGES.yearInvalid, 'Please enter a valid year.'],
    ['no media [A-40]', WEEKLY_MESSAGES.mediaUrlMissing, 'Please enter the URL of the media.'],
    ['a saved week [A-41]', WEEKLY_MESSAGES.weeklySaved, 'Data for the Palette of the Week saved!'],
    ['one that is not [A-42]', WEEKLY_MESSAGES.weeklySaveFailed, 'Error saving data.'],
  ])('in the back office of %s', (_, sentence, quoted) => {
    expect(sentence).toBe(quoted);
  });

  it('of a color that was taken out of a picture’s palette', () => {
    expect(colorRemovedMessage('#0D9488')).toBe('#0D9488 removed');
  });

  it('of the kinds of cookies [G-15]', () => {
    expect(COOKIE_CATEGORIES.map(({ label }) => label)).toEqual([
      'Necessary',
      'Analytics',
      'Marketing',
      'Preferences',
    ]);
  });
});
