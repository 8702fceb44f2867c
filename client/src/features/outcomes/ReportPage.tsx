import { Button, HTMLSelect } from '@blueprintjs/core';
import { Fragment } from 'react';
import { APPLICATION_PLANS, DECISIONS } from 'contract/applications';
import { MIN_REPORTED, type ReportColumn, type ReportRowResource } from 'contract/application-report';
import { AccessApi } from '../../domain/access/access.api';
import { Section } from '../../shared/layout/Section';
import { Box, Row, Stack, Text } from '../../shared/layout/layout';
import { formatLongDate, today } from '../../shared/lib/time';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { Cell, DataRow, GroupRow, Rows, Table } from '../../shared/list/Table';
import { useFilters } from '../../shared/routing/useUrlState';
import { DownloadIcon, PrintIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { t as imports } from '../../domain/imports/en';
import '../../domain/colleges/colleges.events';
import { download, endpoints, query, lists } from '../../shared/api/resource';
import { t as all } from './en';
import styles from './report.module.css';

const { useApplicationReportQuery, useReportFileMutation } = endpoints({
  applicationReport: query('GET /admin/entity/{id}/application-report', {
    providesTags: lists('SavedCollege'),
  }),
  reportFile: download('GET /admin/entity/{id}/application-report.csv', 'applications.csv'),
});

const t = all.report;

const TABLES = [
  { id: 'plans', columns: ['students', 'applicants', 'applications', ...APPLICATION_PLANS, 'noPlan'] },
  { id: 'decisions', columns: ['applications', 'submitted', ...DECISIONS, 'undecided'] },
  { id: 'onTime', columns: ['letters', 'lettersOnTime', 'documents', 'documentsOnTime'] },
] as const satisfies readonly { id: string; columns: readonly ReportColumn[] }[];

export default function ReportPage() {
  const query = AccessApi.useEntitiesQuery();
  const [{ entity: chosen }, go] = useFilters({ entity: '' });
  return (
    <Loaded query={query} what={all.schools} rows={3} empty={<Empty>{all.noSchools}</Empty>}>
      {(schools) => {
        const { id, attributes } = schools.find((school) => school.id === chosen) ?? schools[0]!;
        return (
          <Stack gap={4}>
            <PageLine>{t.line(attributes.name, formatLongDate(today()))}</PageLine>
            <Row wrap gap={2} className={styles.tools}>
              {schools.length > 1 && (
                <HTMLSelect
                  aria-label={imports.school}
                  value={id}
                  options={schools.map((school) => ({ value: school.id, label: school.attributes.name }))}
                  onChange={({ currentTarget }) => go({ entity: currentTarget.value })}
                />
              )}
              <Button icon={<PrintIcon />} text={t.print} onClick={() => window.print()} />
              <Download entityId={id} />
            </Row>
            <Report entityId={id} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Download({ entityId }: { entityId: string }) {
  const [download, { isLoading }] = useReportFileMutation();
  return (
    <Button
      icon={<DownloadIcon />}
      text={t.csv}
      disabled={isLoading}
      onClick={() => download(entityId).unwrap().catch(toast.failure)}
    />
  );
}

function Report({ entityId }: { entityId: string }) {
  const query = useApplicationReportQuery(entityId);
  return (
    <Loaded query={query} what={t.what} rows={8}>
      {(rows) => (
        <>
          {TABLES.map(({ id, columns }) => (
            <Section key={id} title={t.tables[id]}>
              <ReportTable caption={t.tables[id]} columns={columns} rows={rows} />
            </Section>
          ))}
          <Text as="p" size={2} tone="muted">
            {t.hidden(MIN_REPORTED)}
          </Text>
        </>
      )}
    </Loaded>
  );
}

interface ReportTableProps {
  readonly caption: string;
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRowResource[];
}

function ReportTable({ caption, columns, rows }: ReportTableProps) {
  return (
    <Box role="group" aria-label={caption} tabIndex={0} className={styles.frame}>
      <Table
        caption={caption}
        heads={[t.row, ...columns.map((column) => t.columns[column])]}
        className={styles.table}
      >
        <Rows>
          {(['school', 'class', 'group'] as const).map((of) => {
            const own = rows.filter(({ attributes }) => attributes.of === of);
            return (
              <Fragment key={of}>
                {of !== 'school' && own.length > 0 && (
                  <GroupRow columns={columns.length + 1} className={styles.kind}>
                    {t.kinds[of]}
                  </GroupRow>
                )}
                {own.map(({ id, attributes: { name, counts } }) => (
                  <DataRow key={id} head={of === 'class' ? t.classOf(id) : (name ?? t.school)}>
                    {columns.map((column) => (
                      <Count key={column} count={counts[column]} />
                    ))}
                  </DataRow>
                ))}
              </Fragment>
            );
          })}
        </Rows>
      </Table>
    </Box>
  );
}

const Count = ({ count }: { count: number | null }) =>
  count === null ? (
    <Cell>
      <Text tone="muted" aria-hidden>
        {t.dash}
      </Text>
      <span className="visually-hidden">{t.hiddenCell}</span>
    </Cell>
  ) : (
    <Cell>{t.number(count)}</Cell>
  );
