import { t } from '../../shared/lib/en';

/** '$90.00' */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat(t.locale, { style: 'currency', currency }).format(cents / 100);
