import { defineRoutes } from '../../shared/routing/routeDef';
import { PeopleIcon } from '../../shared/ui/icons';

const page = () => import('./StudentsPage');

export const studentsRoutes = defineRoutes({
  counselorStudents: {
    path: '/counselor/counselor-students',
    title: 'Students',
    audience: ['counselor'],
    page,
    nav: { icon: PeopleIcon, heading: 'Caseload', order: 20, pinned: true },
  },
  accountAdminStudents: {
    path: '/account-admin/account-admin-students',
    title: 'Students',
    audience: ['account_admin'],
    page,
    nav: { icon: PeopleIcon, heading: 'School', order: 20, pinned: true },
  },
  examAdminStudents: {
    path: '/exam-admin/students',
    title: 'Students',
    audience: ['exam_admin'],
    page,
    nav: { icon: PeopleIcon, order: 20, pinned: true },
  },
  adminStudents: {
    path: '/admin/students',
    title: 'Students',
    audience: ['admin'],
    page: () => import('./AdminStudentsPage'),
    nav: { icon: PeopleIcon, heading: 'Guidance', order: 20, pinned: true },
  },
});
