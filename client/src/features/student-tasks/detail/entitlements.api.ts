import { endpoints, resource } from '../../../shared/api/resource';

const profile = resource('Profile');

export const EntitlementsApi = endpoints({
  entitlements: profile.one('GET /admin/students/{studentId}/entitlements'),
  changeEntitlement: profile.edit('PUT /admin/students/{studentId}/entitlements/{entitlement}'),
});
