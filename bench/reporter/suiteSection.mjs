import { isSameSpeed } from '../runner/comparisons.mjs';
import { formatAmount, formatRange } from './amounts.mjs';
import { chartsOf } from './charts.mjs';
import { LAYOUTS } from './charts/draw.mjs';
import { drawGrowth, exponentText } from './charts/growth.mjs';
import { drawHistory } from './charts/history.mjs';
import { drawStrip } from './charts/strip.mjs';
import { tracksOf } from './history.mjs';
import { asHtml, html } from './html.mjs';

/** @typedef {import('../result').Result} Result */
/** @typedef {import('../result').SuiteTitle} SuiteTitle */
/** @typedef {import('../result').Summary} Summary */
/** @typedef {import('./charts.mjs').Chart} Chart */

/** @param {Chart} chart */
const titleOf = (chart) => (chart.kind === 'growth' ? `${chart.title}: ${exponentText(chart)}` : chart.title);

/** @param {Chart} chart */
const chartFigure = (chart) => {
  const drawIn = chart.kind === 'growth' ? drawGrowth : drawStrip;
  const lines = chart.lines.map(({ name, value }) => `${name} ${formatAmount(value, chart.unit)}`);
  const zero = chart.zeroMeans === null ? null : html` <span>0: ${chart.zeroMeans}</span>`;
  return html`<figure>
    <figcaption>
      ${titleOf(chart)}${zero}${lines.length > 0 ? html` <span>line: ${lines.join(', ')}</span>` : null}
    </figcaption>
    <div class="wide">${asHtml(drawIn(chart, LAYOUTS.wide))}</div>
    <div class="narrow">${asHtml(drawIn(chart, LAYOUTS.narrow))}</div>
  </figure>`;
};

/** @param {Summary} summary @param {string} suite @param {boolean} hasVersions */
const table = ({ medians }, suite, hasVersions) =>
  html`<details>
    <summary>All figures as a table</summary>
    <div class="scroll" role="region" aria-label="All figures of ${suite}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>figure</th>
            ${hasVersions ? html`<th>version</th>` : null}
            <th>median</th>
            <th>95 % interval</th>
            <th>processes</th>
            <th>samples</th>
          </tr>
        </thead>
        <tbody>
          ${medians
            .filter((one) => one.suite === suite)
            .map(
              ({ name, version, value, unit, zeroMeans, interval, units, samples }) =>
                html`<tr>
                  <th scope="row">${name}</th>
                  ${hasVersions ? html`<td>${version}</td>` : null}
                  <td class="number">${formatAmount(value, unit, zeroMeans)}</td>
                  <td class="number">${formatRange(interval, unit)}</td>
                  <td class="number">${units}</td>
                  <td class="number">${samples}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </details>`;

/** Notes taken with the samples, by figure. @param {Result} result @param {string} suite */
const notes = ({ versions }, suite) => {
  const figures = (versions[0]?.figures ?? []).filter((figure) => figure.suite === suite);
  const seen = figures.flatMap(({ name, blocks }) => {
    const texts = blocks.flatMap((block) => block.notes ?? []);
    return texts.length > 0
      ? [
          html`<dt>${name}</dt>
            ${texts.map((text) => html`<dd>${text}</dd>`)}`,
        ]
      : [];
  });
  if (seen.length === 0) return null;
  return html`<details>
    <summary>What was seen with them</summary>
    <dl class="notes">${seen}</dl>
  </details>`;
};

/** @param {Result} result @param {readonly Result[]} before @param {string} suite */
const history = (result, before, suite) => {
  const tracks = tracksOf(result, before, suite);
  if (tracks.length === 0) return null;
  return html`<h3>Over the results that were kept</h3>
    <p class="note">From zero, the newest last. Rings: another machine, or the same at another speed.</p>
    <div class="tracks">
      ${tracks.map(
        (track) =>
          html`<figure>
            <figcaption>${track.title}</figcaption>
            ${asHtml(drawHistory(track))}
          </figure>`,
      )}
    </div>`;
};

/**
 * When a suite was run once more, and what differed then from the rest of the result.
 * @param {import('../result').Repeat} repeat
 * @param {import('../result').Machine} machine
 */
const repeatText = ({ taken, commit, hasChanges, timesSlower, browser }, machine) => {
  const isSame = timesSlower === undefined || isSameSpeed({ ...machine, timesSlower }, machine);
  const speed = isSame ? '' : `, at a speed of the machine of ${timesSlower} ×, not ${machine.timesSlower}`;
  const isOther = typeof browser === 'string' && browser !== machine.browser;
  return `Run once more on ${taken.slice(0, 16).replace('T', ' ')} UTC, commit ${commit.slice(0, 12)}${
    hasChanges ? ' with changes' : ''
  }${speed}${isOther ? `, in ${browser}` : ''}.`;
};

/**
 * The results of a suite: its charts, how to repeat it, its history, and every figure in a table.
 * @param {Result} result
 * @param {Summary} summary
 * @param {SuiteTitle} suite
 * @param {readonly Result[]} before
 */
export const suiteSection = (result, summary, suite, before) => {
  const other = result.versions[1];
  const options = [result.mode === 'quick' ? ' --quick' : '', other ? ` --against ${other.name}` : ''];
  const charts = chartsOf(result, summary, suite);
  const growths = charts.filter(({ kind }) => kind === 'growth');
  const repeat = result.repeats?.find((one) => one.suite === suite.name);
  return html`<section id="${suite.name}" class="suite">
    <h2>${suite.title}</h2>
    <p class="repeat">
      ${
        result.machine.node === null
          ? html`Again: <code>npm run bench -- --open</code>, where it is chosen.`
          : html`Again: <code>npm run bench -- ${suite.name}${options.join('')}</code>`
      }
    </p>
    ${repeat ? html`<p class="note">${repeatText(repeat, result.machine)}</p>` : null}
    ${charts.filter(({ kind }) => kind === 'strip').map(chartFigure)}
    ${growths.length > 0 ? html`<div class="growths">${growths.map(chartFigure)}</div>` : null}
    ${history(result, before, suite.name)} ${notes(result, suite.name)}
    ${table(summary, suite.name, result.versions.length > 1)}
  </section>`;
};
