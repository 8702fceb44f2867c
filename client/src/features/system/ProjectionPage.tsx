import { Callout, Button } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import type {
  ProjectionDetails,
  ProjectionStatus,
  ComparedDocument,
  ProjectionComparison,
} from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { PageName } from '../../shared/ui/PageHeader';
import { Stack, Card, Row, Text, Box } from '../../shared/layout/layout';
import type { Column } from '../../shared/list/columns';
import { DataTable } from '../../shared/list/DataTable';
import { t } from './en';
import { Rebuild } from './Rebuild';
import { StateTag, isInProgress } from './StateTag';
import { SystemApi, WATCHED } from './system.api';
import { openReason } from './openReason';
import styles from './system.module.css';

export default function ProjectionPage() {
  const { projection: name = '' } = useParams();
  const query = SystemApi.useProjectionsQuery(undefined, WATCHED);
  const known = query.currentData?.find((one) => one.name === name);
  const details = SystemApi.useProjectionDetailsQuery(name, { ...WATCHED, skip: !known });
  return (
    <>
      <BackLink to="/admin/system">{t.all}</BackLink>
      <Stack gap={5}>
        <Loaded query={query} what={t.views.loading}>
          {() =>
            known ? <One status={known} details={details.currentData} /> : <Empty>{t.one.unknown}</Empty>
          }
        </Loaded>
      </Stack>
    </>
  );
}

function One({ status, details }: { status: ProjectionStatus; details: ProjectionDetails | undefined }) {
  const { name, version, position, head, pace, failing, parked, rebuild } = status;
  const comparison = rebuild?.against === null ? null : details?.comparison;
  return (
    <>
      <PageName>{name}</PageName>
      <DescriptionList
        inline
        facts={[
          [t.one.state, <StateTag key="state" status={status} />],
          [t.one.position, formatNumber(Number(position))],
          [t.one.head, head !== null && formatNumber(Number(head))],
          [t.one.pace, formatNumber(pace)],
          [t.one.version, String(version)],
          [t.one.documents, details && formatNumber(details.documents)],
        ]}
      />
      {failing && <Callout intent="danger">{t.one.failing(failing.error)}</Callout>}
      {parked && <ParkedEvent name={name} parked={parked} data={details?.parkedData ?? null} />}
      <Rebuild status={status}>
        {comparison && isInProgress(rebuild) && <Comparison comparison={comparison} />}
      </Rebuild>
      <Earlier status={status} />
    </>
  );
}

const earlierText = t.earlier;

function Earlier({ status: { name, earlier, rebuild } }: { status: ProjectionStatus }) {
  const [request] = SystemApi.useRequestRebuildMutation();
  const [drop] = SystemApi.useDropVersionMutation();
  const askToCompare = (version: number) =>
    openReason({
      title: earlierText.compareTitle(version),
      what: earlierText.compareWhat(version),
      submit: earlierText.compare,
      done: t.rebuild.acts.compare.done,
      run: (reason) => request({ name, against: version, reason }).unwrap(),
    });
  const askToDrop = (version: number) =>
    openReason({
      title: earlierText.dropTitle(version),
      what: earlierText.dropWhat,
      submit: earlierText.dropConfirm,
      done: earlierText.dropped(version),
      run: (reason) => drop({ name, version: String(version), reason }).unwrap(),
    });
  if (earlier.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="earlier" gap={3} pad={[4, 'inset']} flushContent>
      <h2 id="earlier">{earlierText.heading}</h2>
      <Text as="p" flush tone="muted">
        {earlierText.intro}
      </Text>
      <Stack as="ul" gap={3}>
        {earlier.map(({ version, position }) => (
          <Row as="li" key={version} wrap justify="between" gap={[2, 3]}>
            <span>{earlierText.version(version, position)}</span>
            <Row as="span" align="stretch" justify="end" wrap gap={2}>
              <Button
                text={earlierText.compare}
                aria-label={earlierText.compareLabel(version)}
                disabled={isInProgress(rebuild)}
                onClick={() => askToCompare(version)}
              />
              <Button
                intent="danger"
                variant="outlined"
                text={earlierText.drop}
                aria-label={earlierText.dropLabel(version)}
                onClick={() => askToDrop(version)}
              />
            </Row>
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

const comparisonText = t.comparison;

type DocumentRow = ComparedDocument & { readonly id: string };

const columnsOf = (personal: boolean): readonly Column<DocumentRow>[] => [
  { key: 'document', header: comparisonText.document, cell: ({ key }) => <Text breakable>{key}</Text> },
  { key: 'kind', header: comparisonText.kind, cell: ({ kind }) => comparisonText.kinds[kind] },
  {
    key: 'fields',
    header: comparisonText.fields,
    cell: (row) => <Fields document={row} personal={personal} />,
  },
];

function Comparison({ comparison }: { comparison: ProjectionComparison }) {
  const { against, position, same, different, onlyBefore, onlyAfter, personal, sample } = comparison;
  return (
    <Stack gap={3} flushContent>
      <h3>{comparisonText.heading(against)}</h3>
      <Text as="p" flush tone="muted">
        {comparisonText.asOf(position)}
      </Text>
      <DescriptionList
        inline
        facts={[
          [comparisonText.same, formatNumber(same)],
          [comparisonText.different, formatNumber(different)],
          [comparisonText.onlyBefore, formatNumber(onlyBefore)],
          [comparisonText.onlyAfter, formatNumber(onlyAfter)],
        ]}
      />
      {sample.length === 0 ? (
        <p>{comparisonText.alike}</p>
      ) : (
        <>
          {personal && (
            <Text as="p" flush tone="muted">
              {comparisonText.personal}
            </Text>
          )}
          <DataTable
            caption={comparisonText.sample}
            columns={columnsOf(personal)}
            rows={sample.map((document) => ({ ...document, id: document.key }))}
          />
        </>
      )}
    </Stack>
  );
}

function Fields({ document, personal }: { document: ComparedDocument; personal: boolean }) {
  const { fields, fieldCount } = document;
  if (fields.length === 0) return '–';
  return (
    <Box as="ul" breakable>
      {fields.map(({ path, before, after }) => (
        <li key={path}>
          {personal
            ? path
            : comparisonText.change(path, before ?? comparisonText.absent, after ?? comparisonText.absent)}
        </li>
      ))}
      {fieldCount > fields.length && <li>{comparisonText.more(fieldCount - fields.length)}</li>}
    </Box>
  );
}

const eventText = t.event;

interface ParkedEventProps {
  readonly name: string;
  readonly parked: NonNullable<ProjectionStatus['parked']>;
  readonly data: Readonly<Record<string, unknown>> | null;
}

function ParkedEvent({ name, parked, data }: ParkedEventProps) {
  const [retry] = SystemApi.useRetryEventMutation();
  const [skip] = SystemApi.useSkipEventMutation();
  const askToRetry = () =>
    openReason({
      title: eventText.retryTitle,
      what: eventText.retryWhat,
      submit: eventText.retryConfirm,
      done: eventText.retried,
      run: (reason) => retry({ name, reason }).unwrap(),
    });
  const askToSkip = () =>
    openReason({
      title: eventText.skipTitle,
      what: eventText.skipWhat,
      submit: eventText.skipConfirm,
      done: eventText.skipped,
      run: (reason) => skip({ name, reason }).unwrap(),
    });
  return (
    <Card as="section" aria-labelledby="parked-event" gap={3} pad={[4, 'inset']} flushContent>
      <h2 id="parked-event">{eventText.heading}</h2>
      <Text as="p" flush tone="muted">
        {eventText.intro}
      </Text>
      <DescriptionList
        facts={[
          [eventText.type, parked.type],
          [eventText.stream, parked.stream],
          [eventText.position, formatNumber(Number(parked.position))],
          [eventText.error, parked.error],
        ]}
      />
      {data && (
        <Stack as="figure" gap={2}>
          <Text as="figcaption" tone="muted">
            {eventText.payload}
          </Text>
          <Text as="pre" flush pad={3} size={2} breakable className={styles.payload}>
            {JSON.stringify(data, null, 2)}
          </Text>
        </Stack>
      )}
      <Row align="stretch" justify="end" wrap gap={2}>
        <Button text={eventText.retry} onClick={askToRetry} />
        <Button intent="danger" variant="outlined" text={eventText.skip} onClick={askToSkip} />
      </Row>
    </Card>
  );
}
