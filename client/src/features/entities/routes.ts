import { defineRoutes } from '../../shared/routing/routeDef';
import { OfficeIcon } from '../../shared/ui/icons';
import { t } from './en';

export const entitiesRoutes = defineRoutes({
  entities: {
    path: '/admin/entities',
    title: t.page.title,
    audience: ['admin'],
    page: () => import('./EntitiesPage'),
    nav: { icon: OfficeIcon, order: 70 },
  },
  entity: {
    path: '/admin/entities/:entityId',
    title: t.school.entity,
    audience: ['admin'],
    page: () => import('./EntityPage'),
  },
  account: {
    path: '/account-admin/account',
    title: t.school.title,
    audience: ['account_admin'],
    page: () => import('./SchoolPage'),
    nav: { icon: OfficeIcon, order: 30, pinned: true },
  },
  // The former address of the same page.
  school: {
    path: '/account-admin/school',
    title: t.school.title,
    audience: ['account_admin'],
    page: () => import('./SchoolPage'),
  },
});
