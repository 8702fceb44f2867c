import type {
  CataloguePage,
  CatalogueResource,
  MiddleHalf as MiddleHalfRange,
  MiddleHalf as Range,
} from 'contract/college-search';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { Text } from '../../shared/layout/layout';
import { formatMoney, formatNumber, formatPercent } from '../../shared/lib/format';
import { Cell, RowHead, Rows, Table } from '../../shared/list/Table';
import { CollegeName } from './CollegeName';
import { t as all } from './en';
import { axisAround, STEPS } from './facts';
import { Fit, RangeTrack } from './Fit';
import styles from './colleges.module.css';

const t = all.catalogue;

interface CatalogueTableProps {
  readonly rows: readonly CatalogueResource[];
  readonly own: CataloguePage['meta']['own'];
}

export function CatalogueTable({ rows, own }: CatalogueTableProps) {
  const axes = axesOf(rows, own);
  const [only] = axes.size === 1 ? [...axes.keys()] : [];
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
          children: (
            <>
              {only ? t.columns.middleHalf(only) : t.columns.tests}
              {scores.length > 0 && (
                <>
                  <span className="visually-hidden">{' · '}</span>
                  <Text block tone="muted" weight={450}>
                    {t.you(scores.join(', '))}
                  </Text>
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
          <CollegeRow key={college.id} college={college} own={own} axes={axes} isNamed={!only} />
        ))}
      </Rows>
    </Table>
  );
}

type Axes = ReadonlyMap<MiddleHalfRange['test'], readonly [from: number, to: number]>;

/** The bars of one test share an axis, which has all listed ranges and the student's own score. */
function axesOf(rows: CatalogueTableProps['rows'], own: CatalogueTableProps['own']): Axes {
  const ranges = rows.flatMap(({ attributes }) => attributes.middleHalf ?? []);
  return new Map(
    (['SAT', 'ACT'] as const).flatMap((test) => {
      const figures = ranges.filter((range) => range.test === test).flatMap(({ low, high }) => [low, high]);
      if (figures.length === 0) return [];
      return [[test, axisAround([...figures, own[test] ?? figures[0]!], STEPS[test])] as const];
    }),
  );
}

interface CollegeRowProps extends Pick<CatalogueTableProps, 'own'> {
  readonly college: CatalogueResource;
  readonly axes: Axes;
  readonly isNamed: boolean;
}

function CollegeRow({ college: { id, attributes }, own, axes, isNamed }: CollegeRowProps) {
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
        <MiddleHalf
          range={middleHalf}
          own={middleHalf && own[middleHalf.test]}
          axis={middleHalf ? axes.get(middleHalf.test) : undefined}
          isNamed={isNamed}
        />
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

interface MiddleHalfProps {
  readonly range: Range | null;
  readonly own: number | null;
  readonly axis: readonly [from: number, to: number] | undefined;
  readonly isNamed: boolean;
}

function MiddleHalf({ range, own, axis, isNamed }: MiddleHalfProps) {
  if (!range || !axis) return <Text tone="muted">{all.catalogue.notPublished}</Text>;
  const { test, low, high } = range;
  return (
    <span className={styles.middleHalfHalf}>
      <RangeTrack low={low} high={high} own={own} scale={axis} />
      <Text nowrap tone="muted" tabular>
        {isNamed && `${test} `}
        {all.range(low, high)}
        {own !== null && <span className="visually-hidden">{all.catalogue.own(own)}</span>}
      </Text>
    </span>
  );
}
