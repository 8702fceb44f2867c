import type { ReactNode } from 'react';
import { collegeMessages } from 'contract/colleges';
import { SAVED_STATUSES, type SavedCollegeResource } from 'contract/saved-colleges';
import { LastChange } from '../../domain/changes/LastChange';
import { SavedApi } from '../../domain/colleges/saved.api';
import { answerOf } from '../../domain/colleges/deadlines';
import { STATUS_NAMES, withStatus } from '../../domain/colleges/savedStatus';
import { Card, Stack, Text } from '../../shared/layout/layout';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { CollegeName } from './CollegeName';
import { Deadlines } from './Deadlines';
import { t } from './en';
import styles from './colleges.module.css';

const ApplicationsOf = lazyComponent(() => import('./applications/ApplicationsOf'));

interface CollegesOfProps {
  readonly studentId: string;
  readonly none: string;
  /** Shows the last change of a college's status. */
  readonly showsChanges?: boolean;
}

/** The saved colleges of a student, for a reader who does not change them. */
export function CollegesOf({ studentId, none, showsChanges }: CollegesOfProps) {
  const query = SavedApi.useSavedCollegesQuery(studentId);
  return (
    <Loaded
      query={query}
      what={t.mine.what}
      rows={4}
      message={collegeMessages.loadFailed}
      empty={<Empty sketch="building">{none}</Empty>}
    >
      {(saved) => (
        <Stack gap={4}>
          {saved.some(({ attributes }) => attributes.application) && <ApplicationsOf studentId={studentId} />}
          {SAVED_STATUSES.filter((status) => withStatus(saved, status).length > 0).map((status) => (
            <Card as="section" shrink key={status} aria-labelledby={status}>
              <Text as="h2" pad={[3, 'inset']} size={3} id={status}>
                {STATUS_NAMES[status]}{' '}
                <Text tone="muted" weight={400}>
                  {withStatus(saved, status).length}
                </Text>
              </Text>
              <ul>
                {withStatus(saved, status).map((college) => (
                  <College key={college.id} college={college}>
                    {showsChanges && (
                      <LastChange
                        studentId={studentId}
                        fact="colleges"
                        item={college.attributes.ceeb_code}
                        name={college.attributes.name}
                        format={statusName}
                      />
                    )}
                  </College>
                ))}
              </ul>
            </Card>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

const statusName = (status: string) => {
  const known = SAVED_STATUSES.find((one) => one === status);
  return known ? STATUS_NAMES[known] : status;
};

interface CollegeProps {
  readonly college: SavedCollegeResource;
  readonly children: ReactNode;
}

const College = ({ college: { attributes }, children }: CollegeProps) => (
  <Stack as="li" rule="top" gap={2} pad={[3, 'inset']} className={styles.college}>
    <CollegeName ceeb={attributes.ceeb_code} attributes={attributes} />
    {attributes.status === 'applied' ? (
      !attributes.application?.decision && (
        <Text size={2} tone="muted">
          {answerOf(attributes)}
        </Text>
      )
    ) : (
      <Deadlines of={attributes} />
    )}
    {children}
  </Stack>
);
