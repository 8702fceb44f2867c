import { ProfileCard } from '../../domain/account/ProfileCard';
import { useSignedInUser } from '../../shared/api/session';
import { Loading } from '../../shared/list/States';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { t } from './en';

const StudentProfile = lazyComponent(
  () => import('./StudentProfile'),
  () => <Loading what={t.loading} />,
);

export default function ProfilePage() {
  const { role } = useSignedInUser();
  if (role !== 'student') return <ProfileCard />;
  return <StudentProfile />;
}
