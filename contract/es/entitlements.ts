import type { entitlementNames as english } from '../en/entitlements';
import type { Translated } from '../translated';

/** Names of entitlements, for use within a sentence. */
export const entitlementNames: Translated<typeof english> = {
  advising: 'el sistema de asesoría',
};
