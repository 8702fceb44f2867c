import { ProfileCard } from '../../domain/account/ProfileCard';
import { Grid, Stack } from '../../shared/layout/layout';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';
import { NewAdminForm } from './NewAdminForm';

// The list is below the forms and doubles the code of the page, so it is loaded separately.
const UsersList = lazyComponent(
  () => import('./UsersList'),
  () => <Loading what={t.users.list.what} />,
);

export default function AdminProfilePage() {
  return (
    <Stack gap={6}>
      <Grid min={340} align="start" gap={5}>
        <ProfileCard />
        <NewAdminForm />
      </Grid>
      <UsersList />
    </Stack>
  );
}
