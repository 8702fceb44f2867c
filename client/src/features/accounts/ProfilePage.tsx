import { ProfileCard } from './ProfileCard';

export default function ProfilePage() {
  return <ProfileCard />;
}
