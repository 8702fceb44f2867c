import type { CatalogueResource, CataloguePage } from 'contract/college-search';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Text } from '../../shared/layout/layout';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { Cell, RowHead, Rows, Table } from '../../shared/list/Table';
import { CollegeName } from './CollegeName';
import { t as all } from './en';
import { Fit } from './Fit';
import { MiddleHalf } from './MiddleHalf';
import styles from './colleges.module.css';

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
    <Table
      caption={t.heading}
      heads={[
        t.columns.college,
        t.columns.fit,
        {
          className: styles.range,
          children: (
            <>
              {only ? t.columns.middleHalf(only) : t.columns.tests}
              {scores.length > 0 && (
                <>
                  {' · '}
                  <span className={styles.you}>{t.you(scores.join(', '))}</span>
                </>
              )}
            </>
          ),
        },
        { className: styles.figure, children: t.columns.netPrice },
        { className: styles.figure, children: t.columns.admitRate },
        <span className="visually-hidden">{t.columns.list}</span>,
      ]}
      className={styles.table}
    >
      <Rows>
        {rows.map((college) => (
          <CollegeRow key={college.id} college={college} own={own} isNamed={!only} />
        ))}
      </Rows>
    </Table>
  );
}

interface CollegeRowProps extends Pick<CatalogueTableProps, 'own'> {
  readonly college: CatalogueResource;
  readonly isNamed: boolean;
}

function CollegeRow({ college: { id, attributes }, own, isNamed }: CollegeRowProps) {
  const { name, state, isPublic, enrollment, middleHalf, netPrice, admissionRate, chance } = attributes;
  const about = [t.kind(isPublic), enrollment !== null && formatNumber(enrollment)].filter(Boolean);
  return (
    <tr role="row">
      <RowHead className={styles.catalogueTableName}>
        <CollegeName ceeb={id} attributes={attributes} about={about.join(' · ')} />
      </RowHead>
      <Cell>
        <Fit chance={chance} of={name} />
      </Cell>
      <Cell className={styles.half}>
        <MiddleHalf range={middleHalf} own={middleHalf && own[middleHalf.test]} isNamed={isNamed} />
      </Cell>
      <Cell className={styles.figure} data-label={t.columns.netPrice}>
        {netPrice === null ? <NotPublished what={t.noPrice} /> : formatMoney(netPrice)}
      </Cell>
      <Cell className={styles.figure} data-label={t.columns.admitRate}>
        {admissionRate === null ? <NotPublished what={t.noRate} /> : formatPercent(admissionRate)}
      </Cell>
      <Cell className={styles.save}>
        <SaveMenu college={{ ceeb: id, name, state }} />
      </Cell>
    </tr>
  );
}

const NotPublished = ({ what }: { what: string }) => (
  <Text tone="muted" title={what}>
    <span aria-hidden="true">–</span>
    <span className="visually-hidden">{what}</span>
  </Text>
);
