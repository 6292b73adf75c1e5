/** Every sentence around setting the Palette of the Week. */
export const WEEKLY_MESSAGES = {
  weeklyAdminOnly: 'Only administrators can set the Palette of the Week.',
  weekInvalid: 'Please enter a valid week number (1-53).',
  yearInvalid: 'Please enter a valid year.',
  videoHint:
    'The address of a video file, with https:// or as a path of this site such as /weekly/slow-tide.mp4. It plays behind the palette on the home page.',
  imageHint:
    'The address of a picture file, with https:// or as a path of this site such as /weekly/slow-tide.jpg. It is behind the palette on the home page.',
  mediaUrlMissing: 'Please enter the URL of the media.',
  mediaUrlRefused: 'Use an https address, or a path of this site such as /weekly/slow-tide.mp4.',
  mediaNotLoaded: 'This media could not be loaded. Check the address and its type.',
  weeklySaved: 'Data for the Palette of the Week saved!',
  weeklySaveFailed: 'Error saving data.',
} as const;
