import type { entitlementNames as english } from '../en/entitlements';
import type { Translated } from '../translated';

/** What can be owned, by what it is called within a sentence. */
export const entitlementNames: Translated<typeof english> = {
  advising: 'el sistema de asesoría',
};
