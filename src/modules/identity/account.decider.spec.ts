import { given } from '../../kernel/testing';
import { account } from './account.decider';

const registration = {
  userId: 'u1',
  role: 'counselor',
  firstName: 'Daniel',
  lastName: 'Reyes',
  email: 'daniel@example.test',
  phoneNumber: '2125550100',
  registrationId: 'r1',
} as const;
const registered = { type: 'AccountRegistered', data: registration } as const;
const erased = { type: 'AccountErased', data: { userId: 'u1', role: 'counselor', taskIds: ['t1'] } } as const;

describe('account', () => {
  it('is registered once; another registration answers that the user exists', () => {
    given(account)().when('RegisterAccount', registration).yields(registered);
    given(account)(registered)
      .when('RegisterAccount', { ...registration, registrationId: 'r2' })
      .isRejected('user-exists');
  });

  it('swaps between counselor and account admin alone', () => {
    given(account)(registered)
      .when('ChangeRole', { role: 'account_admin' })
      .yields({
        type: 'AccountRoleChanged',
        data: { userId: 'u1', role: { from: 'counselor', to: 'account_admin' } },
      });
    given(account)({ type: 'AccountRegistered', data: { ...registration, role: 'student' } })
      .when('ChangeRole', { role: 'counselor' })
      .isRejected('invalid-parameters');
  });

  it('cannot be changed or deleted by its owner', () => {
    const owner = { actor: { id: 'u1', role: 'account_admin' } };
    given(account)(registered).when('ChangeRole', { role: 'account_admin' }, owner).isRejected('own-role');
    given(account)(registered)
      .when('EraseAccount', { taskIds: ['t1'] }, owner)
      .isRejected('own-account');
  });

  it('is erased for good', () => {
    given(account)(registered)
      .when('EraseAccount', { taskIds: ['t1'] })
      .yields(erased);
    given(account)(registered, erased)
      .when('ChangeRole', { role: 'account_admin' })
      .isRejected('user-not-found');
    given(account)(registered, erased)
      .when('RegisterAccount', { ...registration, registrationId: 'r2' })
      .isRejected('user-exists');
    given(account)(registered, erased).when('RegisterAccount', registration).isRejected('user-exists');
  });

  it('takes in what has changed of the profile, and from what', () => {
    const asked = { firstName: 'Daniel', lastName: 'Reyes-Lee', phoneNumber: undefined, city: null };
    const renamed = {
      type: 'ProfileChanged',
      data: { userId: 'u1', changes: { lastName: { from: 'Reyes', to: 'Reyes-Lee' } } },
    } as const;
    given(account)(registered).when('ChangeProfile', asked).yields(renamed);
    given(account)(registered, renamed)
      .when('ChangeProfile', { lastName: 'Reyes', grade: '11th' })
      .yields({
        type: 'ProfileChanged',
        data: {
          userId: 'u1',
          changes: { lastName: { from: 'Reyes-Lee', to: 'Reyes' }, grade: { from: null, to: '11th' } },
        },
      });
    given(account)(registered).when('ChangeProfile', { lastName: 'Reyes' }).yields();
    given(account)(registered, erased).when('ChangeProfile', asked).isRejected('user-not-found');
  });

  it('takes another address, which it has once', () => {
    const moved = {
      type: 'EmailChanged',
      data: { userId: 'u1', email: { from: 'daniel@example.test', to: 'reyes@example.test' } },
    } as const;
    given(account)(registered).when('ChangeEmail', { email: 'reyes@example.test' }).yields(moved);
    given(account)(registered, moved).when('ChangeEmail', { email: 'reyes@example.test' }).yields();
    given(account)(registered, erased)
      .when('ChangeEmail', { email: 'reyes@example.test' })
      .isRejected('user-not-found');
  });

  it('keeps track of password changes', () => {
    given(account)(registered)
      .when('RecordPasswordChange', { changeId: 'c1', by: 'owner' })
      .yields({ type: 'PasswordChanged', data: { userId: 'u1', changeId: 'c1', by: 'owner' } });
    given(account)()
      .when('RecordPasswordChange', { changeId: 'c1', by: 'owner' })
      .isRejected('user-not-found');
  });
});
