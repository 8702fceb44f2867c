import { Link } from 'react-router-dom';
import { collegeMessages, SAVED_STATUSES, type SavedCollegeResource } from 'contract/colleges';
import { DEADLINE_NAMES, nextDeadline } from '../../shared/colleges/deadlines';
import { Logo } from '../../shared/colleges/Logo';
import { useSavedCollegesQuery } from '../../shared/colleges/saved.api';
import { placeOf, STATUS_NAMES, withStatus } from '../../shared/colleges/savedStatus';
import { Empty, Failed, Loading } from '../../shared/list/States';
import { DueDate } from '../../shared/ui/DueDate';
import { Card } from './Card';
import styles from './CollegesCard.module.css';

const SHOWN = 3;

export function CollegesCard() {
  const { data, error, refetch } = useSavedCollegesQuery();
  return (
    <Card title="Colleges" moreAt="/colleges" summary={data && <Counts saved={data} />}>
      {!data && error && <Failed error={error} message={collegeMessages.loadFailed} onRetry={refetch} />}
      {!data && !error && <Loading what="colleges" rows={SHOWN} />}
      {data?.length === 0 && (
        <Empty action={<Link to="/colleges">Find colleges</Link>}>{collegeMessages.noneSaved}</Empty>
      )}
      <ul>
        {data?.slice(0, SHOWN).map((college) => (
          <College key={college.id} college={college} />
        ))}
      </ul>
    </Card>
  );
}

function Counts({ saved }: { saved: readonly SavedCollegeResource[] }) {
  if (saved.length === 0) return null;
  return (
    <p className={styles.counts}>
      {SAVED_STATUSES.map(
        (status) => `${withStatus(saved, status).length} ${STATUS_NAMES[status].toLowerCase()}`,
      ).join(' · ')}
    </p>
  );
}

function College({ college: { attributes } }: { college: SavedCollegeResource }) {
  const next = nextDeadline(attributes);
  return (
    <li className={styles.college}>
      <Logo ceeb={attributes.ceeb_code} />
      <div className={styles.text}>
        <Link to={`/colleges?college=${attributes.ceeb_code}`} className={styles.name}>
          {attributes.name}
        </Link>
        <span className={styles.details}>
          {next ? (
            <>
              {DEADLINE_NAMES[next.kind]} <DueDate date={next.date} />
            </>
          ) : (
            placeOf(attributes)
          )}
        </span>
      </div>
    </li>
  );
}
