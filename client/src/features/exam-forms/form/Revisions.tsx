import { Card, Row, Stack, Text } from '../../../shared/layout/layout';
import { formatInstant } from '../../../shared/lib/time';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { useFormRevisionsQuery } from '../examForms.api';
import { t as all } from './en';
import { Rescoring } from './Rescoring';
import styles from './form.module.css';

const t = all.revisions;

export function Revisions({ formId }: { formId: string }) {
  const query = useFormRevisionsQuery(formId);
  return (
    <Loaded query={query} what={t.what} empty={<Empty of="files">{t.none}</Empty>}>
      {(revisions) => (
        <Card as="ol" lines className={styles.revisions}>
          {revisions.map((revision) => {
            const { what, by, at, summary, reason } = revision.attributes;
            return (
              <Stack as="li" gap={1} pad={[3, 'inset']} breakable key={revision.id}>
                <Row as="header" wrap align="baseline" gap={[0, 3]}>
                  <h3>{t.title(revision.id)}</h3>
                  <span>{t.kinds[what]}</span>
                  <Text tone="muted">{t.by(by, formatInstant(at))}</Text>
                </Row>
                <Text as="p" flush>
                  {summary}
                </Text>
                {reason && (
                  <Text as="p" flush tone="muted">
                    {t.reason(reason)}
                  </Text>
                )}
                <Rescoring revision={revision} />
              </Stack>
            );
          })}
        </Card>
      )}
    </Loaded>
  );
}
