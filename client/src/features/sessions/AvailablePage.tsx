import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { formatInstant } from '../../shared/lib/time';
import { Line } from '../../shared/list/Line';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { t as all } from './en';
import { useSlotsQuery } from './sessions.api';
import styles from './sessions.module.css';
import { comingWeeks } from './Slots';

const t = all.slots;

/** Published hours that are still free: a student's counselors', a counselor's own, to an admin everybody's. */
export default function AvailablePage() {
  const { role } = useSignedInUser();
  const query = useSlotsQuery(comingWeeks());
  return (
    <section className={styles.panel}>
      <h2>{t.heading}</h2>
      <p className={styles.note}>{all.pick.zone}</p>
      <Loaded query={query} what={t.loading} rows={6} empty={<Empty>{t.none}</Empty>}>
        {(slots) => (
          <ul className={styles.cards}>
            {slots.map(({ id, attributes, relationships }) => {
              const time = formatInstant(attributes.startsAt);
              const counselor = relationships.counselor.data;
              return (
                <li key={id} className={styles.slot}>
                  <Line
                    name={time}
                    details={[
                      t.minutes(attributes.minutes),
                      counselor && all.session.with(counselor.attributes),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  >
                    {role === 'student' && (
                      <Link
                        to={`/schedule-help?time=${encodeURIComponent(attributes.startsAt)}`}
                        aria-label={t.requestLabel(
                          counselor ? `${time}, ${fullName(counselor.attributes)}` : time,
                        )}
                        className={`${Classes.BUTTON} ${Classes.SMALL}`}
                      >
                        {t.request}
                      </Link>
                    )}
                  </Line>
                </li>
              );
            })}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
