import type { Role } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { EnvelopeIcon } from '../../shared/ui/icons';
import { t } from './en';

const page = () => import('./LettersPage');
const nav = { icon: EnvelopeIcon, order: 65 };
const ofStaff = (role: Role, path: string) => ({ path, title: t.title, audience: [role], page, nav });

export const lettersRoutes = defineRoutes({
  letters: {
    path: '/letters',
    title: t.title,
    audience: ['recommender'],
    page,
    nav: { icon: EnvelopeIcon, order: 10, pinned: true },
  },
  counselorLetters: ofStaff('counselor', '/counselor/letters'),
  accountAdminLetters: ofStaff('account_admin', '/account-admin/letters'),
  adminLetters: ofStaff('admin', '/admin/letters'),
});
