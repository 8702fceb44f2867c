import type { entitlementNames as english } from '../en/entitlements';
import type { Translated } from '../translated';

export const entitlementNames: Translated<typeof english> = {
  advising: 'el sistema de asesoría',
};
