import type { CatalogueResource, CataloguePage } from 'contract/college-search';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Text } from '../../shared/layout/layout';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { CollegeName } from './CollegeName';
import { t as all } from './en';
import { Fit } from './Fit';
import { MiddleHalf } from './MiddleHalf';
import styles from './CatalogueTable.module.css';

const t = all.catalogue;

interface CatalogueTableProps {
  readonly rows: readonly CatalogueResource[];
  readonly own: CataloguePage['meta']['own'];
}

export function CatalogueTable({ rows, own }: CatalogueTableProps) {
  const tests = new Set(rows.map(({ attributes }) => attributes.middleHalf?.test).filter(Boolean));
  const [only] = tests.size === 1 ? [...tests] : [];
  const scores = (['SAT', 'ACT'] as const).flatMap((test) =>
    own[test] === null || (only && only !== test) ? [] : [only ? `${own[test]}` : t.score(test, own[test])],
  );
  return (
    <table role="table" className={styles.table}>
      <caption className="visually-hidden">{t.heading}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t.columns.college}
          </th>
          <th role="columnheader" scope="col">
            {t.columns.fit}
          </th>
          <th role="columnheader" scope="col" className={styles.range}>
            {only ? t.columns.middleHalf(only) : t.columns.tests}
            {scores.length > 0 && (
              <>
                {' · '}
                <span className={styles.you}>{t.you(scores.join(', '))}</span>
              </>
            )}
          </th>
          <th role="columnheader" scope="col" className={styles.figure}>
            {t.columns.netPrice}
          </th>
          <th role="columnheader" scope="col" className={styles.figure}>
            {t.columns.admitRate}
          </th>
          <th role="columnheader" scope="col">
            <span className="visually-hidden">{t.columns.list}</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((college) => (
          <Row key={college.id} college={college} own={own} isNamed={!only} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<CatalogueTableProps, 'own'> {
  readonly college: CatalogueResource;
  readonly isNamed: boolean;
}

function Row({ college: { id, attributes }, own, isNamed }: RowProps) {
  const { name, state, isPublic, enrollment, middleHalf, netPrice, admissionRate, chance } = attributes;
  const about = [t.kind(isPublic), enrollment !== null && formatNumber(enrollment)].filter(Boolean);
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={styles.name}>
        <CollegeName ceeb={id} attributes={attributes} about={about.join(' · ')} />
      </th>
      <td role="cell">
        <Fit chance={chance} of={name} />
      </td>
      <td role="cell" className={styles.half}>
        <MiddleHalf range={middleHalf} own={middleHalf && own[middleHalf.test]} isNamed={isNamed} />
      </td>
      <td role="cell" className={styles.figure}>
        {netPrice === null ? <NotPublished what={t.noPrice} /> : formatMoney(netPrice)}
      </td>
      <td role="cell" className={styles.figure}>
        {admissionRate === null ? <NotPublished what={t.noRate} /> : formatPercent(admissionRate)}
      </td>
      <td role="cell" className={styles.save}>
        <SaveMenu college={{ ceeb: id, name, state }} />
      </td>
    </tr>
  );
}

const NotPublished = ({ what }: { what: string }) => (
  <Text tone="muted" title={what}>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{what}</span>
  </Text>
);
