import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CHANCE_RATES } from 'contract/colleges';
import { formatPercent } from '../../shared/lib/format';
import styles from './ChanceRule.module.css';

const { alwaysReach, atMostTarget, likelyFrom } = CHANCE_RATES;

const RULE = [
  [`The college admits fewer than ${formatPercent(alwaysReach)} of applicants`, 'Reach'],
  ['There is no test to compare', 'Unknown'],
  ['The score is below the 25th percentile', 'Reach'],
  [`The college admits more than ${formatPercent(likelyFrom)} of applicants`, 'Likely'],
  ['The score is at most the 75th percentile', 'Target'],
  [`The college admits fewer than ${formatPercent(atMostTarget)} of applicants`, 'Target'],
  ['The score is above the 75th percentile', 'Likely'],
] as const;

/** The rule behind the labels, in full. */
export function ChanceRule() {
  return (
    <PopoverNext placement="bottom-start" arrow={false} popupKind={PopupKind.DIALOG} content={<Rule />}>
      <Button variant="minimal" size="small" text="How is this worked out?" />
    </PopoverNext>
  );
}

function Rule() {
  return (
    <div role="dialog" aria-labelledby="chance-rule" tabIndex={0} className={styles.rule}>
      <h3 id="chance-rule">How the labels come about</h3>
      <p>
        A rule of thumb, which predicts nothing: colleges read grades, courses, essays, letters and much else.
        It compares your best SAT total or ACT composite with the range of the middle half of those admitted,
        whichever of the two stands better. The first line that holds decides.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Label</th>
          </tr>
        </thead>
        <tbody>
          {RULE.map(([where, label]) => (
            <tr key={where}>
              <td>{where}</td>
              <td>
                <strong>{label}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
