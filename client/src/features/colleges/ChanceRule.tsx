import { Button, PopoverNext, PopupKind } from '@blueprintjs/core';
import { CHANCE_RATES } from 'contract/colleges';
import { t as college } from '../../domain/colleges/en';
import { Stack } from '../../shared/layout/layout';
import { DataRow, Rows, Table } from '../../shared/list/Table';
import { t as all } from './en';
import styles from './colleges.module.css';

const t = all.chances;
const { chances: names } = college;
const { alwaysReach, atMostTarget, likelyFrom } = CHANCE_RATES;

const RULE = [
  [t.admitsFewer(alwaysReach), names.reach],
  [t.noTest, names.unknown],
  [t.belowRange, names.reach],
  [t.admitsMore(likelyFrom), names.likely],
  [t.withinRange, names.target],
  [t.admitsFewer(atMostTarget), names.target],
  [t.aboveRange, names.likely],
] as const;

export function ChanceRule() {
  return (
    <PopoverNext
      placement="bottom-start"
      arrow={false}
      middleware={{ shift: { padding: 12 } }}
      popupKind={PopupKind.DIALOG}
      content={<Rule />}
    >
      <Button variant="minimal" size="small" text={t.how} />
    </PopoverNext>
  );
}

function Rule() {
  return (
    <Stack
      gap={3}
      pad={4}
      size={2}
      role="dialog"
      aria-labelledby="chance-rule"
      tabIndex={0}
      className={styles.rule}
    >
      <h3 id="chance-rule">{t.ruleHeading}</h3>
      <p>{t.rule}</p>
      <Table heads={[t.where, t.label]}>
        <Rows>
          {RULE.map(([where, label]) => (
            <DataRow key={where} head={where} cells={[<strong>{label}</strong>]} />
          ))}
        </Rows>
      </Table>
    </Stack>
  );
}
