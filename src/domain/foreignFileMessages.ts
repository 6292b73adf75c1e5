const exportAs = (files: string, kinds = 'PNG or JPEG'): string =>
  `${files} cannot be read here. Export yours as ${kinds}.`;

/** Files that no browser reads as a picture: what they are, and how to convert them. */
export const FOREIGN_FILE_MESSAGES = {
  photoshop: exportAs('Photoshop documents'),
  illustrator: exportAs('Illustrator documents', 'SVG or PNG'),
  indesign: exportAs('InDesign documents', 'PNG or JPEG'),
  affinity: exportAs('Affinity documents'),
  coreldraw: exportAs('CorelDRAW documents', 'SVG or PNG'),
  gimp: exportAs('GIMP documents'),
  krita: exportAs('Krita documents'),
  procreate: exportAs('Procreate documents'),
  sketch: exportAs('Sketch documents', 'SVG or PNG'),
  figma: exportAs('Figma documents', 'SVG or PNG'),
  clipStudio: exportAs('Clip Studio documents'),
  pdf: exportAs('PDF documents', 'SVG or PNG'),
  postscript: exportAs('PostScript files (EPS, PS)', 'SVG or PNG'),
  metafile: exportAs('Windows metafiles (WMF, EMF)', 'SVG or PNG'),
  office: 'Office documents cannot be read here. Save the picture that is in it as PNG or JPEG.',
  raw: exportAs('Camera raw files'),
  targa: exportAs('TGA pictures'),
  openExr: exportAs('OpenEXR pictures'),
  radiance: exportAs('Radiance HDR pictures'),
  jpegXr: exportAs('JPEG XR pictures'),
  directDraw: exportAs('DDS textures'),
  pcx: exportAs('PCX pictures', 'PNG'),
  netpbm: exportAs('Netpbm pictures (PBM, PGM, PPM)', 'PNG'),
  qoi: exportAs('QOI pictures', 'PNG'),
  flif: exportAs('FLIF pictures', 'PNG'),
  djvu: exportAs('DjVu documents'),
  fits: exportAs('FITS pictures', 'PNG'),
  dicom: exportAs('DICOM pictures', 'PNG'),
  macIcon: exportAs('Mac icons (ICNS)', 'PNG'),
  video: 'This is a film. Open it in Video to palette.',
  sound: 'This is a sound recording, not a picture.',
  archive: 'This is an archive. Unpack it, then open a picture from it.',
  font: 'This is a font, not a picture.',
  webPage: 'This is a web page, not a picture. Save the picture itself, then open that file.',
  text: 'This is text, not a picture.',
} as const;

export type ForeignKind = keyof typeof FOREIGN_FILE_MESSAGES;
