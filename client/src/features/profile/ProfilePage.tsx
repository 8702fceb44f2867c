import { ProfileCard } from '../../domain/account/ProfileCard';
import { useSignedInUser } from '../../shared/api/session';
import { Loading } from '../../shared/list/States';
import { lazyPart } from '../../shared/ui/lazyPart';
import { t } from './en';

const StudentProfile = lazyPart(
  () => import('./StudentProfile'),
  () => <Loading what={t.loading} />,
);

export default function ProfilePage() {
  const { role } = useSignedInUser();
  if (role !== 'student') return <ProfileCard />;
  return <StudentProfile />;
}
