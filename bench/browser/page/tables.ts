import type { Result } from '../../result';
import { formatAmount, formatRange } from '../../reporter/amounts.mjs';

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
};

const row = (cell: 'td' | 'th', texts: readonly string[]): HTMLTableRowElement =>
  element('tr', ...texts.map((text, at) => element(at === 0 ? 'th' : cell, text)));

const table = (head: readonly string[], rows: readonly (readonly string[])[], name: string): HTMLElement => {
  const scroll = element(
    'div',
    element(
      'table',
      element('thead', row('th', head)),
      element('tbody', ...rows.map((texts) => row('td', texts))),
    ),
  );
  scroll.className = 'scroll';
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', name);
  return scroll;
};

const section = (title: string, ...children: Node[]): HTMLElement =>
  element('section', element('h2', title), ...children);

/** The result as sections with tables: the goals, then each suite with its failures. */
export const resultTables = ({ summary, suites = [], versions }: Result): HTMLElement[] => {
  if (!summary) return [];
  const goals = summary.goals.map(({ suite, text, value, unit, zeroMeans, interval, state }) => [
    `${suite}: ${text}`,
    formatAmount(value, unit, zeroMeans),
    formatRange(interval, unit),
    state,
  ]);
  const bySuite = suites.map(({ name, title }) => {
    const failures = versions.flatMap((version) => version.failures.filter(({ suite }) => suite === name));
    const rows = summary.medians
      .filter(({ suite }) => suite === name)
      .map((one) => [
        one.name,
        formatAmount(one.value, one.unit, one.zeroMeans),
        formatRange(one.interval, one.unit),
      ]);
    const notes = failures.map(({ message }) => {
      const said = element('p', message);
      said.className = 'failure';
      return said;
    });
    return section(title, ...notes, table(['figure', 'median', '95 % interval'], rows, title));
  });
  const head = ['goal', 'value', '95 % interval', 'state'];
  return goals.length > 0 ? [section('Goals', table(head, goals, 'Goals')), ...bySuite] : bySuite;
};
