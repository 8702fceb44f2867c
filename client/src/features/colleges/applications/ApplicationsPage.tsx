import { SavedApi } from '../../../domain/colleges/saved.api';
import { StudentLetters } from '../../../domain/letters/StudentLetters';
import { SavingProvider, useSaving } from '../../../domain/colleges/saving';
import { useSignedInUser } from '../../../shared/api/session';
import { Card, Stack } from '../../../shared/layout/layout';
import { Loaded } from '../../../shared/list/Loaded';
import { Empty } from '../../../shared/list/States';
import { CollegeDialog } from '../CollegeDialog';
import { ButtonLink } from '../../../shared/ui/ButtonLink';
import { openColleges, withApplication } from './applicationGroups';
import { ApplicationGroups } from './ApplicationGroups';
import { t } from './en';
import { RequestButton } from './requestForm';
import { useApplicationActions } from './useApplicationActions';

export default function ApplicationsPage() {
  const { id } = useSignedInUser();
  const query = SavedApi.useSavedCollegesQuery();
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
                <RequestButton applications={applications} isOwn actions={actions} />
                <ApplicationGroups applications={applications} isOwn actions={actions} />
                <StudentLetters studentId={id} isOwn colleges={openColleges(applications)} />
              </>
            ) : (
              <Card shrink>
                <Empty
                  sketch="building"
                  action={<ButtonLink to="/colleges?view=board">{t.toColleges}</ButtonLink>}
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
