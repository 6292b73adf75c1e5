/** Why the picture at an address could not be loaded. */
export const ADDRESS_MESSAGES = {
  notLoaded: 'The picture at this address could not be loaded.',
  notAnAddress: 'This is not the address of a picture: it begins with https:// or data:.',
  notAllowed: 'That site does not let other pages read its pictures. Save it, then open the file.',
  noPicture: 'There is no picture at that address, or its site cannot be reached.',
  offline: 'You are offline.',
  tooSlow: 'That site took too long to answer.',
  dataDamaged: 'This data: address is damaged.',
} as const;
