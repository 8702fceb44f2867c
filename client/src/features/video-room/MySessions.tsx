import { Classes } from '@blueprintjs/core';
import type { Role } from 'contract/roles';
import { useSignedInUser } from '../../shared/api/session';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

const PAGES: Partial<Record<Role, string>> = {
  student: '/my-sessions-students',
  counselor: '/my-sessions-counselors',
  admin: '/admin-session-requests',
};

export function MySessions({ roomId, primary = false }: { roomId: string; primary?: boolean }) {
  const { role } = useSignedInUser();
  const page = PAGES[role];
  if (!page) return null;
  return (
    <ButtonLink to={role === 'admin' ? page : `${page}#${roomId}`} size="large" primary={primary}>
      <span className={Classes.BUTTON_TEXT}>{role === 'admin' ? t.room.requests : t.room.sessions}</span>
    </ButtonLink>
  );
}
