import { describe, expect, it } from 'vitest';
import { sizeSvg } from '../../../workers/image-extraction/svgSize';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (attributes: string): string => `<svg ${XMLNS} ${attributes}><rect width="9" height="9"/></svg>`;
const naturalOf = (text: string): (number | undefined)[] => {
  const { natural } = sizeSvg(text, 800) ?? {};
  return [natural?.width, natural?.height];
};

describe('the size an SVG asks for', () => {
  it.each([
    ['width="96" height="64"', 96, 64],
    ["width='96px' height='64px'", 96, 64],
    ['width="1in" height="2.54cm"', 96, 96],
    ['width="72pt" height="25.4mm"', 96, 96],
    ['width="6pc" height="2em"', 96, 32],
    ['viewBox="0 0 300 200"', 300, 200],
    ['viewBox="-5,-5,30,20" width="100%" height="100%"', 30, 20],
    ['viewBox="0 0 300 200" width="150"', 150, 100],
    ['viewBox="0 0 300 200" height="50"', 75, 50],
    ['width="500"', 500, 150],
    ['', 300, 150],
    ['width="0" height="-4" viewBox="0 0 0 0"', 300, 150],
    ['width="1e3" height=".5e2"', 1000, 50],
    ['width="&w;" height="NaN" viewBox="a b c d"', 300, 150],
  ])('%s', (attributes, width, height) => {
    expect(naturalOf(svg(attributes))).toEqual([width, height]);
  });

  it('looks past declarations, comments and entities', () => {
    const before = `\uFEFF<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x" [ <!ENTITY ns "a>b"> ]>\n`;
    expect(naturalOf(before + svg('width="7" height="5"'))).toEqual([7, 5]);
    expect(naturalOf(`<!DOCTYPE svg>${svg('width="7" height="5"')}`)).toEqual([7, 5]);
    expect(naturalOf('<s:svg xmlns:s="http://www.w3.org/2000/svg" width="7" height="5"/>')).toEqual([7, 5]);
  });
});

describe('the document that is drawn', () => {
  it('asks for the same number of pixels, whatever it says [X-19]', () => {
    const sized = sizeSvg(svg('width="100000" height="50000"'), 800);
    expect(sized?.drawn).toEqual({ width: 800, height: 400 });
    expect(sized?.text).toContain('<svg width="800" height="400" viewBox="0 0 100000 50000"');
    expect(sized?.text).not.toMatch(/ (width="100000"|height="50000")/);
    expect(sizeSvg(svg('viewBox="0 0 24 12"'), 800)?.drawn).toEqual({ width: 800, height: 400 });
    expect(sizeSvg(svg('width="9000" height="1"'), 800)?.drawn).toEqual({ width: 800, height: 1 });
  });

  it('gets the namespaces that go without saying within a web page', () => {
    expect(sizeSvg('<svg viewBox="0 0 9 9"/>', 9)?.text).toBe(
      `<svg ${XMLNS} width="9" height="9" viewBox="0 0 9 9"/>`,
    );
    expect(sizeSvg(`<svg ${XMLNS} viewBox="0 0 9 9"/>`, 9, ['xlink', 'ink'])?.text).toBe(
      `<svg xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:ink="urn:ink" width="9" height="9" ${XMLNS} viewBox="0 0 9 9"/>`,
    );
    expect(sizeSvg('<svg:svg viewBox="0 0 9 9"/>', 9, ['svg'])?.text).toBe(
      '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"/>',
    );
    const prefixed = '<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
    expect(sizeSvg(prefixed, 9)?.text).not.toContain(' xmlns=');
  });

  it('keeps everything else as it was written', () => {
    const sized = sizeSvg(`<?xml version="1.0"?><svg ${XMLNS} width="9" viewBox="0 0 9 9" id='a'/>`, 9);
    expect(sized?.text).toBe(
      `<?xml version="1.0"?><svg width="9" height="9" ${XMLNS} viewBox="0 0 9 9" id='a'/>`,
    );
  });

  it.each(['\n', ' \t\r\n', '\uFEFF', '\uFEFF\n  '])(
    'begins with its declaration, as XML asks for, although %j precedes it',
    (blank) => {
      const sized = sizeSvg(`${blank}<?xml version="1.0"?>\n<svg ${XMLNS} viewBox="0 0 9 9"/>`, 9);
      expect(sized?.text).toBe(
        `<?xml version="1.0"?>\n<svg width="9" height="9" ${XMLNS} viewBox="0 0 9 9"/>`,
      );
    },
  );

  it('writes one viewBox only, in place of one that says nothing', () => {
    const sized = sizeSvg(svg('width="1000" height="1000" viewBox="none"'), 800);
    expect(sized?.text.match(/viewBox="[^"]*"/g)).toEqual(['viewBox="0 0 1000 1000"']);
  });

  it.each([
    '',
    '   ',
    'text',
    '<html><svg/></html>',
    '<svgs/>',
    '<svg width="1"',
    '<!-- <svg/>',
    '<!DOCTYPE svg [',
    '<?xml',
    '<svg a=b></svg>',
  ])('is not made from %j', (text) => {
    expect(sizeSvg(text, 800)).toBeNull();
  });

  it('is found in linear time', () => {
    const hostile = [
      `<svg ${'a '.repeat(200_000)}`,
      `<!--${'-'.repeat(500_000)}`,
      `<svg ${'a="b" '.repeat(80_000)}`,
    ];
    for (const text of hostile) expect(sizeSvg(text, 800)).toBeNull();
  }, 1_000);
});
