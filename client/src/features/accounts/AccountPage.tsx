import { UsersList } from './UsersList';

export default function AccountPage() {
  return <UsersList />;
}
