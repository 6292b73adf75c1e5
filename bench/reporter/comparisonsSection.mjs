import { ratioCells, RATIO_TEXT, wordOf } from '../runner/markdown.mjs';
import { html } from './html.mjs';

/** @typedef {import('../result').Comparison} Comparison */
/** @typedef {import('../result').Summary} Summary */

/** What needs attention comes first. */
const VERDICTS = /** @type {const} */ (['worse', 'better', 'no difference shown']);

/**
 * The comparisons with the other version or the baseline, by verdict.
 * @param {Pick<Summary, 'comparisons' | 'notCompared'>} summary
 */
export const comparisonsSection = ({ comparisons, notCompared = [] }) => {
  if (comparisons.length === 0) return null;
  const count = (/** @type {Comparison['verdict']} */ verdict) =>
    comparisons.filter((comparison) => comparison.verdict === verdict).length;
  const rows = VERDICTS.flatMap((verdict) => comparisons.filter((one) => one.verdict === verdict)).map(
    (comparison) => {
      const [ratio, interval] = ratioCells(comparison);
      return html`<tr>
        <td><a href="#${comparison.suite}">${comparison.suite}</a></td>
        <th scope="row">${comparison.name}</th>
        <td class="number">${ratio}</td>
        <td class="number">${interval}</td>
        <td>${wordOf(comparison)}</td>
      </tr>`;
    },
  );
  return html`<section id="comparisons">
    <h2>Compared</h2>
    <p class="lead">
      ${count('worse')} worse, ${count('better')} better, ${count('no difference shown')} without a difference
      shown.${notCompared.length > 0 ? ` Not compared: ${notCompared.join(', ')}.` : null} ${RATIO_TEXT}
    </p>
    <div class="scroll" role="region" aria-label="All comparisons" tabindex="0">
      <table>
        <thead>
          <tr>
            <th>suite</th>
            <th>figure</th>
            <th>ratio</th>
            <th>95 % interval</th>
            <th>verdict</th>
          </tr>
        </thead>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>
  </section>`;
};
