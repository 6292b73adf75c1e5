import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatGoal, formatGoalRange } from './amounts.mjs';
import { LAYOUTS } from './charts/draw.mjs';
import { drawGoals, placeGoals } from './charts/goals.mjs';
import { comparisonsSection } from './comparisonsSection.mjs';
import { asHtml, html } from './html.mjs';
import { nameSettings } from '../runner/settings.mjs';
import { suiteSection } from './suiteSection.mjs';

/** @typedef {import('../result').GoalResult} GoalResult */
/** @typedef {import('../result').Machine} Machine */
/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').Summary} Summary */
/** @typedef {import('../result').VersionResult} VersionResult */

const STYLE = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8');

/** Order of display: what needs attention comes first. */
const STATES = /** @type {const} */ (['missed', 'open', 'met', 'not measured']);

/** @param {number} count @param {string} one @param {string} [more] */
const counted = (count, one, more = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

/** @param {readonly GoalResult[]} goals */
const goalRows = (goals) =>
  STATES.flatMap((state) => goals.filter((goal) => goal.state === state)).map(
    (goal) =>
      html`<tr class="${goal.state}">
        <td>${goal.id}</td>
        <td><a href="#${goal.suite}">${goal.suite}</a></td>
        <td>${goal.text}</td>
        <td class="number">${formatGoal(goal)}</td>
        <td class="number">${formatGoalRange(goal)}</td>
        <td>${goal.state}</td>
      </tr>`,
  );

/** @param {readonly GoalResult[]} goals */
const goalsSection = (goals) => {
  if (goals.length === 0) return null;
  const count = (/** @type {GoalResult['state']} */ state) =>
    goals.filter((goal) => goal.state === state).length;
  const drawn = placeGoals(goals).length > 0;
  return html`<section id="goals">
    <h2>Goals</h2>
    <p class="lead">
      ${count('met')} met, ${count('missed')} missed, ${count('open')} open: their interval reaches over the
      limit, or there were too few processes for
      one.${count('not measured') > 0 ? ` ${count('not measured')} not measured.` : null}
    </p>
    ${
      drawn
        ? html`<figure>
            <figcaption>
              Each figure as so many times its limit; the worst first. What lies left of the line is kept.
            </figcaption>
            <p class="note">
              A full dot is a goal that is met, a hollow one is open, a red one is missed; the pale bar is the
              95 % interval. A red triangle at the end is missed, too, where there is no such ratio: its limit
              is zero.
            </p>
            <div class="wide">${asHtml(drawGoals(goals, LAYOUTS.wide))}</div>
            <div class="narrow">${asHtml(drawGoals(goals, LAYOUTS.narrow))}</div>
          </figure>`
        : null
    }
    <details>
      <summary>All goals as a table</summary>
      <div class="scroll" role="region" aria-label="All goals" tabindex="0">
        <table>
          <thead>
            <tr>
              <th>goal</th>
              <th>suite</th>
              <th>it says</th>
              <th>value</th>
              <th>95 % interval</th>
              <th>state</th>
            </tr>
          </thead>
          <tbody>
            ${goalRows(goals)}
          </tbody>
        </table>
      </div>
    </details>
  </section>`;
};

/** @param {VersionResult} version */
const describeVersion = ({ name, version, commit, hasChanges }) =>
  `${name === 'here' ? 'Version' : name} ${version}, commit ${commit.slice(0, 12)}${hasChanges ? ' with changes' : ''}`;

/** @param {Result} result @param {Summary} summary */
const header = ({ taken, mode, isComplete, machine, versions, settings = {} }, { medians }) => {
  const { cpu, cores, memoryMegabytes, platform, node, browser, timesSlower } = machine;
  /** @type {readonly (readonly [string, string | null])[]} */
  const facts = [
    ['Processor', `${counted(cores, 'core')} of ${cpu}`],
    ['Memory', memoryMegabytes === null ? null : `${Math.round(memoryMegabytes / 1024)} GB`],
    ['System', platform],
    ['Node', node],
    ['Browser', browser],
    ['Settings', nameSettings(settings) || null],
    ['Speed', `${timesSlower} × the time of the machine that goals in milliseconds were set on`],
  ];
  const suites = new Set(medians.map(({ suite }) => suite)).size;
  return html`<header>
    <p class="kicker">Hueloom</p>
    <h1>What it costs, measured</h1>
    <p class="lead">
      ${counted(medians.length, 'figure')} of ${counted(suites, 'suite')}, taken on
      <time datetime="${taken}">${taken.slice(0, 16).replace('T', ' ')} UTC</time>${
        mode === 'quick' ? ' in a quick run' : null
      }${isComplete ? null : html`, <strong>stopped before its end</strong>`}.
      ${versions.map(describeVersion).join(' against ')}.
    </p>
    <dl class="facts">
      ${facts.map(([name, fact]) =>
        fact === null
          ? null
          : html`<div>
              <dt>${name}</dt>
              <dd>${fact}</dd>
            </div>`,
      )}
    </dl>
  </header>`;
};

const KEY = html`<section id="how-to-read" class="key">
  <h2>How to read it</h2>
  <p>
    A dot is a sample, the mean of as many calls as take five milliseconds; dots at one height are of one
    process. The upright line is the median of all, the bar its 95 % interval, by drawing whole processes
    again and again. The short dashed line in a row is its goal; a line through all rows is what those of ours
    cannot be better than, or what its name says; the dotted one beside a curve is growth in step with the
    input. What is ours has the color of the text, what others made is gray. Times that a process spends by
    itself are the lesser of the clock's and the processor's.
  </p>
</section>`;

/**
 * A self-contained page, without scripts or external resources.
 * @param {Result} result with its summary
 * @param {readonly Result[]} [before] stored results, for the history of figures
 * @returns {string}
 */
export const makeReport = (result, before = []) => {
  const { summary } = result;
  if (!summary) throw new Error('A result without a summary makes no report');
  const measured = new Set(summary.medians.map(({ suite }) => suite));
  const known = result.suites ?? [];
  const suites = [...measured].map(
    (name) => known.find((suite) => suite.name === name) ?? { name, group: '', title: name },
  );
  const failures = result.versions.flatMap((version) =>
    version.failures.map(
      ({ suite, message }) => html`<p class="failure"><strong>${suite} failed.</strong> ${message}</p>`,
    ),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Hueloom: what it costs, ${result.taken.slice(0, 10)}</title>
        <link rel="icon" href="data:," />
        <style>
          ${asHtml(STYLE)}
        </style>
      </head>
      <body>
        <a class="skip" href="#main">To the figures</a>
        ${header(result, summary)}
        <nav aria-label="Suites">
          <ul>
            ${suites.map(({ name }) => html`<li><a href="#${name}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="main">
          ${failures} ${KEY} ${goalsSection(summary.goals)} ${comparisonsSection(summary)}
          ${suites.map((suite) => suiteSection(result, summary, suite, before))}
        </main>
        <footer>
          <p>
            Made by <code>npm run bench -- --report</code> of the JSON beside it, which holds every sample.
          </p>
        </footer>
      </body>
    </html> `.toString();
};
