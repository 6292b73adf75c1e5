import { expect, it } from 'vitest';

it('styles are read in one step, however many files have had this page before', async () => {
  const first = window.getComputedStyle;
  // Under another name, so that it runs again and the modules of other files stay.
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
