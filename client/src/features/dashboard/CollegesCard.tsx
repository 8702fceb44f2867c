import { Link } from 'react-router-dom';
import { collegeMessages } from 'contract/colleges';
import { SAVED_STATUSES, type SavedCollegeResource } from 'contract/saved-colleges';
import { DEADLINE_NAMES, nextDeadline } from '../../domain/colleges/deadlines';
import { Logo } from '../../domain/colleges/Logo';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { placeOf, withStatus } from '../../domain/colleges/savedStatus';
import { SurveyMatches } from '../../domain/survey/SurveyMatches';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { DueDate } from '../../shared/ui/DueDate';
import { Kind } from '../../shared/ui/Kind';
import { Card } from './Card';
import styles from './CollegesCard.module.css';
import { t } from './en';

const SHOWN = 3;

export function CollegesCard() {
  const query = useSavedCollegesQuery();
  return (
    <Card title={t.colleges.title} moreAt="/colleges" summary={query.data && <Counts saved={query.data} />}>
      <SurveyMatches shown={SHOWN} />
      <h3 className={styles.heading}>{t.colleges.saved}</h3>
      <Loaded
        query={query}
        what={t.colleges.loading}
        rows={SHOWN}
        message={collegeMessages.loadFailed}
        empty={
          <Empty of="colleges" action={<Link to="/colleges">{t.colleges.find}</Link>}>
            {collegeMessages.noneSaved}
          </Empty>
        }
      >
        {(saved) => (
          <ul>
            {saved.slice(0, SHOWN).map((college) => (
              <College key={college.id} college={college} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Counts({ saved }: { saved: readonly SavedCollegeResource[] }) {
  if (saved.length === 0) return null;
  return (
    <p className={styles.counts}>
      {SAVED_STATUSES.map((status) => t.colleges.counts[status](withStatus(saved, status).length)).join(
        ' · ',
      )}
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
            <Kind kind="deadline">
              {DEADLINE_NAMES[next.kind]} <DueDate date={next.date} />
            </Kind>
          ) : (
            placeOf(attributes)
          )}
        </span>
      </div>
    </li>
  );
}
