import { Callout } from '@blueprintjs/core';
import { useParams } from 'react-router-dom';
import type { ProjectionDetails, ProjectionStatus } from 'contract/admin';
import { formatNumber } from '../../shared/lib/format';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { BackLink } from '../../shared/ui/BackLink';
import { DescriptionList } from '../../shared/ui/DescriptionList';
import { PageName } from '../../shared/ui/PageHeader';
import { Stack } from '../../shared/layout/layout';
import { Comparison } from './Comparison';
import { Earlier } from './Earlier';
import { t } from './en';
import { ParkedEvent } from './ParkedEvent';
import { Rebuild } from './Rebuild';
import { isInProgress } from './stateOf';
import { StateTag } from './StateTag';
import { useProjectionDetailsQuery, useProjectionsQuery, WATCHED } from './system.api';

export default function ProjectionPage() {
  const { projection: name = '' } = useParams();
  const query = useProjectionsQuery(undefined, WATCHED);
  const known = query.currentData?.find((one) => one.name === name);
  const details = useProjectionDetailsQuery(name, { ...WATCHED, skip: !known });
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
