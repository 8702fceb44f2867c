import { defineRoutes } from '../../shared/routing/routeDef';
import { BankAccountIcon } from '../../shared/ui/icons';
import { t } from './en';

export const paymentsRoutes = defineRoutes({
  getHelp: {
    path: '/get-help',
    title: t.titles.getHelp,
    audience: 'everyone',
    page: () => import('./GetHelpPage'),
    nav: { icon: BankAccountIcon, order: 74, of: ['student'] },
  },
  cart: {
    path: '/cart',
    title: t.titles.cart,
    audience: ['student'],
    page: () => import('./CartPage'),
  },
  demonstrationCheckout: {
    path: '/demonstration-checkout',
    title: t.titles.demonstration,
    audience: ['student'],
    page: () => import('./DemonstrationPage'),
  },
  payments: {
    path: '/admin/payments',
    title: t.titles.payments,
    audience: ['admin'],
    page: () => import('./PaymentsPage'),
    nav: { icon: BankAccountIcon, order: 76 },
  },
});
