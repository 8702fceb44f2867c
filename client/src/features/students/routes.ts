import { defineRoutes } from '../../shared/routing/routeDef';
import { SendMessageIcon, PeopleIcon } from '../../shared/ui/icons';
import { t } from './en';

const page = () => import('./StudentsPage');

export const studentsRoutes = defineRoutes({
  counselorStudents: {
    path: '/counselor/counselor-students',
    title: t.title,
    audience: ['counselor'],
    page,
    nav: { icon: PeopleIcon, heading: t.groups.caseload, order: 20, pinned: true },
  },
  accountAdminStudents: {
    path: '/account-admin/account-admin-students',
    title: t.title,
    audience: ['account_admin'],
    page,
    nav: { icon: PeopleIcon, heading: t.groups.school, order: 20, pinned: true },
  },
  examAdminStudents: {
    path: '/exam-admin/students',
    title: t.title,
    audience: ['exam_admin'],
    page,
    nav: { icon: PeopleIcon, order: 20, pinned: true },
  },
  adminStudents: {
    path: '/admin/students',
    title: t.title,
    audience: ['admin'],
    page,
    nav: { icon: PeopleIcon, heading: t.groups.guidance, order: 20, pinned: true },
  },
  caseloadApplications: {
    path: '/students/applications',
    title: t.applications,
    audience: ['counselor', 'account_admin', 'admin'],
    page: () => import('./applications/ApplicationsPage'),
    nav: { icon: SendMessageIcon, order: 22 },
  },
  adminAllStudents: {
    path: '/admin-all-students-list',
    title: t.title,
    audience: ['admin'],
    page,
  },
});
