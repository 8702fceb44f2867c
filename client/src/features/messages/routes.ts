import type { Role } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { ChatIcon } from '../../shared/ui/icons';
import { t } from './en';

const page = () => import('./MessagesPage');

const messagesOf = (role: Role, path: string, heading: string = t.nav.talk) => ({
  path,
  title: t.title,
  audience: [role],
  page,
  nav: { icon: ChatIcon, heading, order: 80, pinned: true, counts: 'unread-messages' as const },
});

export const messagesRoutes = defineRoutes({
  messages: messagesOf('student', '/messages'),
  parentMessages: messagesOf('parent', '/parent/messages'),
  counselorMessages: messagesOf('counselor', '/counselor/messages'),
  accountAdminMessages: messagesOf('account_admin', '/account-admin/messages'),
  examAdminMessages: messagesOf('exam_admin', '/exam-admin/messages'),
  adminMessages: messagesOf('admin', '/admin/messages', t.nav.activity),
});
