import { Link } from 'react-router-dom';
import { collegeMessages } from 'contract/colleges';
import { Logo } from '../../domain/colleges/Logo';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { t } from './en';
import about from './about.module.css';
import styles from './Profile.module.css';

export function MyColleges() {
  const query = useSavedCollegesQuery();
  const saving = useSaving();
  return (
    <Section title={t.colleges.heading} tools={<Link to="/colleges">{t.colleges.all}</Link>}>
      <SavingProvider value={saving}>
        <Loaded
          query={query}
          what={t.colleges.loading}
          rows={3}
          message={collegeMessages.loadFailed}
          empty={<p className={about.none}>{t.none(t.colleges.title)}</p>}
        >
          {(saved) => (
            <ul>
              {saved.map(({ id, attributes }) => (
                <li key={id} className={styles.saved}>
                  <Logo ceeb={attributes.ceeb_code} />
                  <div className={styles.college}>
                    <Link to={`/colleges?college=${attributes.ceeb_code}`}>{attributes.name}</Link>
                    <span>{placeOf(attributes)}</span>
                  </div>
                  <SaveMenu
                    college={{ ceeb: attributes.ceeb_code, name: attributes.name, state: attributes.state }}
                  />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      </SavingProvider>
    </Section>
  );
}
