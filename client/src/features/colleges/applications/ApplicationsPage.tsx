import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { useSavedCollegesQuery } from '../../../domain/colleges/saved.api';
import { StudentLetters } from '../../../domain/letters/StudentLetters';
import { SavingProvider, useSaving } from '../../../domain/colleges/saving';
import { useSignedInUser } from '../../../shared/api/session';
import { Card, Stack } from '../../../shared/layout/layout';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { CollegeDialog } from '../CollegeDialog';
import { openColleges, withApplication } from './applicationGroups';
import { ApplicationGroups } from './ApplicationGroups';
import { t } from './en';
import { useApplicationActions } from './useApplicationActions';

export default function ApplicationsPage() {
  const { id } = useSignedInUser();
  const query = useSavedCollegesQuery();
  const actions = useApplicationActions(id);
  const saving = useSaving();
  return (
    <SavingProvider value={saving}>
      <Stack gap={4}>
        <Loaded query={query} what={t.what} rows={4}>
          {(saved) => {
            const applications = withApplication(saved);
            return applications.length > 0 ? (
              <>
                <ApplicationGroups applications={applications} isOwn actions={actions} />
                <StudentLetters studentId={id} isOwn colleges={openColleges(applications)} />
              </>
            ) : (
              <Card shrink>
                <Empty
                  of="colleges"
                  action={
                    <Link to="/colleges?view=board" className={Classes.BUTTON}>
                      {t.toColleges}
                    </Link>
                  }
                >
                  {t.none}
                </Empty>
              </Card>
            );
          }}
        </Loaded>
      </Stack>
      <CollegeDialog studentId={id} />
    </SavingProvider>
  );
}
