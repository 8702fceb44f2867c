import { Button } from '@blueprintjs/core';
import { useDownloadEverythingMutation, useDownloadRecordMutation } from '../../domain/record/record.api';
import { useSignedInUser } from '../../shared/api/session';
import { BackLink } from '../../shared/ui/BackLink';
import { DownloadIcon } from '../../shared/ui/icons';
import { Section } from '../../shared/layout/Section';
import { toast } from '../../shared/ui/toast';
import styles from './DownloadPage.module.css';
import { t as all } from './en';

const t = all.download;

export default function DownloadPage() {
  const { id } = useSignedInUser();
  const [downloadRecord, record] = useDownloadRecordMutation();
  const [downloadEverything, everything] = useDownloadEverythingMutation();
  return (
    <>
      <BackLink to="/profile">{t.back}</BackLink>
      <div className={styles.page}>
        <Section plain title={t.record.title}>
          <div className={styles.body}>
            <p>{t.record.about}</p>
            <Button
              intent="primary"
              icon={<DownloadIcon />}
              text={t.record.button}
              loading={record.isLoading}
              onClick={() => downloadRecord(id).unwrap().catch(toast.failure)}
            />
          </div>
        </Section>
        <Section plain title={t.everything.title}>
          <div className={styles.body}>
            <p>{t.everything.about}</p>
            <Button
              icon={<DownloadIcon />}
              text={t.everything.button}
              loading={everything.isLoading}
              onClick={() => downloadEverything().unwrap().catch(toast.failure)}
            />
          </div>
        </Section>
      </div>
    </>
  );
}
