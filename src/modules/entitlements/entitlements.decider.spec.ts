import { given } from '../../kernel/testing';
import { entitlements } from './entitlements.decider';

const change = { userId: 's1', entitlement: 'advising', orderId: null, reason: 'A support case' } as const;
const granted = { type: 'EntitlementGranted', data: change } as const;
const ended = { type: 'EntitlementEnded', data: { ...change, reason: 'Given by mistake' } } as const;

const history = given(entitlements);

it('grants an entitlement once', () => {
  history().when('GrantEntitlement', change).yields(granted);
  history(granted)
    .when('GrantEntitlement', { ...change, reason: 'Another case' })
    .yields();
});

it('ends an entitlement that is owned, and can grant it again', () => {
  history(granted).when('EndEntitlement', ended.data).yields(ended);
  history().when('EndEntitlement', ended.data).yields();
  history(granted, ended).when('GrantEntitlement', change).yields(granted);
});
