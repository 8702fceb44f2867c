import { defineRoutes } from '../../shared/routing/routeDef';

const signIn = () => import('./SignInPage');

export const authRoutes = defineRoutes({
  start: { path: '/', title: 'Sign In', audience: 'guest', page: signIn },
  signIn: { path: '/sign-in', title: 'Sign In', audience: 'guest', page: signIn },
  requestPasswordReset: {
    path: '/request-password-reset',
    title: 'Reset your password',
    audience: 'guest',
    page: () => import('./RequestResetPage'),
  },
  resetPassword: {
    path: '/reset-password',
    title: 'Update Password',
    audience: 'everyone',
    page: () => import('./ResetPasswordPage'),
  },
  register: { path: '/register', title: 'Sign Up', audience: 'guest', page: () => import('./RegisterPage') },
  /** Where a purchase leads back to. */
  refreshSession: {
    path: '/refresh-session',
    title: 'Purchase complete',
    audience: ['student'],
    page: () => import('./RefreshSessionPage'),
  },
  editPassword: {
    path: '/edit-password',
    title: 'Change password',
    audience: ['student', 'counselor', 'account_admin', 'exam_admin', 'admin'],
    page: () => import('./EditPasswordPage'),
  },
  editPasswordOfAccountAdmin: {
    path: '/account-admin/edit-password',
    title: 'Change password',
    audience: ['account_admin'],
    page: () => import('./EditPasswordPage'),
  },
});
