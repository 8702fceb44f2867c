import { collegeMessages } from 'contract/colleges';
import { SAVED_STATUSES, type SavedCollegeResource } from 'contract/saved-colleges';
import { ForChild } from '../../domain/children/ForChild';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { STATUS_NAMES, withStatus } from '../../domain/colleges/savedStatus';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { CollegeDialog } from './CollegeDialog';
import { CollegeName } from './CollegeName';
import { Deadlines } from './Deadlines';
import { t } from './en';
import styles from './ChildColleges.module.css';

export default function ChildCollegesPage() {
  return (
    <>
      <ForChild>{(childId) => <CollegesOf childId={childId} />}</ForChild>
      <CollegeDialog />
    </>
  );
}

function CollegesOf({ childId }: { childId: string }) {
  const query = useSavedCollegesQuery(childId);
  return (
    <Loaded
      query={query}
      what={t.mine.what}
      rows={4}
      message={collegeMessages.loadFailed}
      empty={<Empty of="colleges">{t.child.none}</Empty>}
    >
      {(saved) =>
        SAVED_STATUSES.filter((status) => withStatus(saved, status).length > 0).map((status) => (
          <section key={status} aria-labelledby={status} className={styles.group}>
            <h2 id={status} className={styles.heading}>
              {STATUS_NAMES[status]} <span>{withStatus(saved, status).length}</span>
            </h2>
            <ul>
              {withStatus(saved, status).map((college) => (
                <College key={college.id} college={college} />
              ))}
            </ul>
          </section>
        ))
      }
    </Loaded>
  );
}

const College = ({ college: { attributes } }: { college: SavedCollegeResource }) => (
  <li className={styles.college}>
    <CollegeName ceeb={attributes.ceeb_code} attributes={attributes} />
    <Deadlines of={attributes} />
  </li>
);
