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
        <ol className={styles.revisions}>
          {revisions.map((revision) => {
            const { what, by, at, summary, reason } = revision.attributes;
            return (
              <li key={revision.id}>
                <header>
                  <h3>{t.title(revision.id)}</h3>
                  <span>{t.kinds[what]}</span>
                  <span className={styles.faint}>{t.by(by, formatInstant(at))}</span>
                </header>
                <p>{summary}</p>
                {reason && <p className={styles.faint}>{t.reason(reason)}</p>}
                <Rescoring revision={revision} />
              </li>
            );
          })}
        </ol>
      )}
    </Loaded>
  );
}
