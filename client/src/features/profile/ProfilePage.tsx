import { lazy, Suspense } from 'react';
import { ProfileCard } from '../../domain/account/ProfileCard';
import { useSignedInUser } from '../../shared/api/session';
import { Loading } from '../../shared/list/States';
import { t } from './en';

const StudentProfile = lazy(() => import('./StudentProfile'));

export default function ProfilePage() {
  const { role } = useSignedInUser();
  if (role !== 'student') return <ProfileCard />;
  return (
    <Suspense fallback={<Loading what={t.loading} />}>
      <StudentProfile />
    </Suspense>
  );
}
