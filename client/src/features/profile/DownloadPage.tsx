import { Button, Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { RecordApi } from '../../domain/record/record.api';
import { useSignedInUser } from '../../shared/api/session';
import { BackLink } from '../../shared/ui/BackLink';
import { DownloadIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { toast } from '../../shared/ui/toast';
import { Stack, Text } from '../../shared/layout/layout';
import { t as all } from './en';

const t = all.download;

export default function DownloadPage() {
  const { id } = useSignedInUser();
  const [practice, setPractice] = useState(false);
  const [applications, setApplications] = useState(false);
  const [downloadRecord, record] = RecordApi.useDownloadRecordMutation();
  const [downloadEverything, everything] = RecordApi.useDownloadEverythingMutation();
  return (
    <>
      <BackLink to="/profile">{t.back}</BackLink>
      <Stack gap={4} width="form">
        <Section plain title={t.record.title}>
          <Stack justify="start" gap={3} pad={[0, 'inset', 'inset']}>
            <Text as="p" flush>
              {t.record.about}
            </Text>
            <Checkbox
              label={t.record.practice}
              checked={practice}
              onChange={({ currentTarget }) => setPractice(currentTarget.checked)}
            />
            <Checkbox
              label={t.record.applications}
              checked={applications}
              onChange={({ currentTarget }) => setApplications(currentTarget.checked)}
            />
            <Button
              intent="primary"
              icon={<DownloadIcon />}
              text={t.record.button}
              loading={record.isLoading}
              onClick={() =>
                downloadRecord({ studentId: id, practice, applications }).unwrap().catch(toast.failure)
              }
            />
          </Stack>
        </Section>
        <Section plain title={t.everything.title}>
          <Stack justify="start" gap={3} pad={[0, 'inset', 'inset']}>
            <Text as="p" flush>
              {t.everything.about}
            </Text>
            <Button
              icon={<DownloadIcon />}
              text={t.everything.button}
              loading={everything.isLoading}
              onClick={() => downloadEverything().unwrap().catch(toast.failure)}
            />
          </Stack>
        </Section>
      </Stack>
    </>
  );
}
