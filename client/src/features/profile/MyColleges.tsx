import { Link } from 'react-router-dom';
import { collegeMessages } from 'contract/colleges';
import { Logo } from '../../domain/colleges/Logo';
import { useSavedCollegesQuery } from '../../domain/colleges/saved.api';
import { placeOf } from '../../domain/colleges/savedStatus';
import { SaveMenu } from '../../domain/colleges/SaveMenu';
import { SavingProvider, useSaving } from '../../domain/colleges/saving';
import { Loaded } from '../../shared/list/Loaded';
import { Section } from '../../shared/layout/Section';
import { Row, Stack, Text } from '../../shared/layout/layout';
import { t } from './en';
import styles from './profile.module.css';

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
          empty={
            <Text as="p" flush pad={[1, 'inset', 4]} tone="muted">
              {t.none(t.colleges.title)}
            </Text>
          }
        >
          {(saved) => (
            <ul>
              {saved.map(({ id, attributes }) => (
                <Row as="li" key={id} item wrap gap={[2, 3]} className={styles.saved}>
                  <Logo ceeb={attributes.ceeb_code} />
                  <Stack breakable className={styles.college}>
                    <Text
                      as={Link}
                      quiet
                      tone="ink"
                      weight={500}
                      to={`/colleges?college=${attributes.ceeb_code}`}
                    >
                      {attributes.name}
                    </Text>
                    <Text size={2} tone="muted">
                      {placeOf(attributes)}
                    </Text>
                  </Stack>
                  <SaveMenu
                    college={{ ceeb: attributes.ceeb_code, name: attributes.name, state: attributes.state }}
                  />
                </Row>
              ))}
            </ul>
          )}
        </Loaded>
      </SavingProvider>
    </Section>
  );
}
