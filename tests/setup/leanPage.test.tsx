import { expect, it } from 'vitest';

it('styles are read in one step, however many files have had this page before', async () => {
  const first = window.getComputedStyle;
  // Imported under another name, so that it runs again while the modules of other files are kept.
  const again = './leanPage?again';
  await import(again);
  expect(window.getComputedStyle).toBe(first);
});

it('an element that hides itself is hidden, and so is what it holds', () => {
  document.body.innerHTML = '<div style="visibility: hidden"><p style="display: none">a</p></div>';
  const paragraph = document.querySelector('p');
  if (!paragraph) throw new Error('no paragraph');
  const style = getComputedStyle(paragraph);
  expect([style.display, style.getPropertyValue('visibility')]).toEqual(['none', 'hidden']);
});

it('an element that takes no pointer says so, and no other does', () => {
  document.body.innerHTML = '<div style="pointer-events: none"><p>a</p></div>';
  const pointers = [...document.querySelectorAll('div, p')].map((one) => getComputedStyle(one).pointerEvents);
  expect(pointers).toEqual(['none', '']);
});

it.each([
  ['input', true],
  ['input[type="text"]', true],
  ['input[type="range"]', false],
  ['button', false],
  ['select, input', true],
  ['p > input', true],
  ['div input', true],
  ['*[aria-label]', true],
  ['.field', true],
])('an element matches %s, or does not, by whatever comes after its name', (selector, isMatch) => {
  document.body.innerHTML = '<div><p><input class="field" type="text" aria-label="Name" /></p></div>';
  expect(document.querySelector('input')?.matches(selector)).toBe(isMatch);
});

it('elements are found by their role and by the names that have it, in the order of the page', () => {
  document.body.innerHTML =
    '<i role="none button" id="a"></i><p><button id="b"></button></p><input id="c" /><i role="buttons"></i>';
  const found = document.body.querySelectorAll('*[role~="button"],input,button,summary');
  expect(Array.from(found, ({ id }) => id)).toEqual(['a', 'b', 'c']);
});
