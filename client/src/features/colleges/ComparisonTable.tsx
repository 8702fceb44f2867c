import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { compositeOf, type TestScoreResource } from 'contract/test-scores';
import type { ChanceLabel, ComparedCollegeResource } from 'contract/colleges';
import { ChanceTag } from '../../domain/colleges/ChanceTag';
import { useRecordItems } from '../../domain/record/record.api';
import { CrossIcon } from '../../shared/ui/icons';
import { FEWEST_COMPARED, useCollegesAddress } from './address';
import { ChanceRule } from './ChanceRule';
import { CollegeName } from './CollegeName';
import { t } from './en';
import { COSTS, DEADLINES, FACTS, TEST_RANGES, type Fact, type TestRange } from './facts';
import { RangeBar } from './RangeBar';
import styles from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly colleges: readonly ComparedCollegeResource[];
  readonly isBusy: boolean;
}

export function ComparisonTable({ colleges, isBusy }: ComparisonTableProps) {
  const { data: tests = [] } = useRecordItems('tests');
  const row = (label: string, cell: (college: ComparedCollegeResource) => ReactNode) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {colleges.map((college) => (
        <td key={college.id}>{cell(college)}</td>
      ))}
    </tr>
  );
  const facts = (list: readonly Fact[]) =>
    list.map(({ label, value }) => row(label, ({ attributes }) => value(attributes)));
  return (
    <div role="region" aria-label={t.comparison.label} tabIndex={0} className={styles.frame}>
      <table className={styles.table} aria-busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t.comparison.compared}</span>
            </th>
            {colleges.map((college) => (
              <th key={college.id} scope="col">
                <Head college={college} removable={colleges.length > FEWEST_COMPARED} />
              </th>
            ))}
          </tr>
        </thead>
        <Part title={t.chances.heading} columns={colleges.length} aside={<ChanceRule />}>
          {row(t.chances.label, ({ attributes }) => (
            <ChanceCell chance={attributes.chance} />
          ))}
        </Part>
        <Part title={t.parts.tests} columns={colleges.length}>
          {TEST_RANGES.map((range) =>
            row(range.label, ({ attributes }) => (
              <RangeBar
                low={attributes[range.low]}
                high={attributes[range.high]}
                own={ownScore(tests, range)}
                scale={range.scale}
              />
            )),
          )}
        </Part>
        <Part title={t.parts.costs} columns={colleges.length}>
          {facts(COSTS)}
        </Part>
        <Part title={t.parts.deadlines} columns={colleges.length}>
          {facts(DEADLINES)}
        </Part>
        <Part title={t.parts.facts} columns={colleges.length}>
          {facts(FACTS)}
        </Part>
      </table>
    </div>
  );
}

/** Of the own best test of that kind, as the labels take it. */
function ownScore(tests: readonly TestScoreResource[], { test, section }: TestRange): number | null {
  const best = tests
    .map(({ attributes }) => attributes)
    .filter(({ type }) => type === test)
    .sort((a, b) => compositeOf(test, b.scores) - compositeOf(test, a.scores))[0];
  if (!best) return null;
  return section ? (best.scores[section] ?? null) : compositeOf(test, best.scores);
}

interface HeadProps {
  readonly college: ComparedCollegeResource;
  readonly removable: boolean;
}

function Head({ college: { id, attributes }, removable }: HeadProps) {
  const { compared, toComparison } = useCollegesAddress();
  const navigate = useNavigate();
  return (
    <div className={styles.head}>
      <CollegeName ceeb={id} attributes={attributes} />
      {removable && (
        <Button
          variant="minimal"
          size="small"
          icon={<CrossIcon />}
          aria-label={t.comparison.leaveOut(attributes.name)}
          onClick={() =>
            navigate(toComparison(compared.filter((ceeb) => ceeb !== id)), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly columns: number;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, columns, aside, children }: PartProps) {
  return (
    <tbody>
      <tr className={styles.part}>
        <th scope="rowgroup" colSpan={columns + 1}>
          <div className={styles.partTitle}>
            {title}
            {aside}
          </div>
        </th>
      </tr>
      {children}
    </tbody>
  );
}

function ChanceCell({ chance: { label, because, inputs } }: { chance: ChanceLabel }) {
  const { admissionRate, test, own, low, high } = inputs;
  return (
    <div className={styles.chance}>
      <ChanceTag chance={label} />
      <p>{because}</p>
      <ul className={styles.inputs}>
        <li>{admissionRate === null ? t.chances.noAdmissionRate : t.chances.admissionRate(admissionRate)}</li>
        {test && <li>{t.chances.scores(test, own, low, high)}</li>}
      </ul>
    </div>
  );
}
