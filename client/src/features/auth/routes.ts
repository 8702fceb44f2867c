import { ROLES } from 'contract/roles';
import { defineRoutes } from '../../shared/routing/routeDef';
import { t } from './en';

const signIn = () => import('./SignInPage');

export const authRoutes = defineRoutes({
  start: { path: '/', title: t.titles.signIn, audience: 'guest', page: signIn },
  signIn: { path: '/sign-in', title: t.titles.signIn, audience: 'guest', page: signIn },
  requestPasswordReset: {
    path: '/request-password-reset',
    title: t.titles.requestReset,
    audience: 'guest',
    page: () => import('./RequestResetPage'),
  },
  resetPassword: {
    path: '/reset-password',
    title: t.titles.resetPassword,
    audience: 'everyone',
    page: () => import('./ResetPasswordPage'),
  },
  invitation: {
    path: '/invitation',
    title: t.titles.invitation,
    audience: 'everyone',
    page: () => import('./InvitationPage'),
  },
  confirmEmail: {
    path: '/confirm-email',
    title: t.titles.confirmEmail,
    audience: 'everyone',
    page: () => import('./ConfirmEmailPage'),
  },
  keepEmail: {
    path: '/keep-email',
    title: t.titles.keepEmail,
    audience: 'everyone',
    page: () => import('./KeepEmailPage'),
  },
  register: {
    path: '/register',
    title: t.titles.register,
    audience: 'guest',
    page: () => import('./RegisterPage'),
  },
  refreshSession: {
    path: '/refresh-session',
    title: t.titles.refreshSession,
    audience: ['student'],
    page: () => import('./RefreshSessionPage'),
  },
  editPassword: {
    path: '/edit-password',
    title: t.titles.editPassword,
    audience: ROLES,
    page: () => import('./EditPasswordPage'),
  },
  security: {
    path: '/security',
    title: t.titles.security,
    audience: ROLES,
    page: () => import('./SecurityPage'),
  },
  editPasswordOfAccountAdmin: {
    path: '/account-admin/edit-password',
    title: t.titles.editPassword,
    audience: ['account_admin'],
    page: () => import('./EditPasswordPage'),
  },
});
