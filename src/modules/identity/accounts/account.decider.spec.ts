import { given } from '../../../kernel/testing';
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

describe('an account', () => {
  it('is registered once, and rejects another registration', () => {
    given(account)().when('RegisterAccount', registration).yields(registered);
    given(account)(registered)
      .when('RegisterAccount', { ...registration, registrationId: 'r2' })
      .isRejected('user-exists');
  });

  it('begins in the grade that is given at sign-up', () => {
    given(account)()
      .when('RegisterAccount', { ...registration, grade: '12th' })
      .yields(registered, {
        type: 'ProfileChanged',
        data: { userId: 'u1', changes: { grade: { from: null, to: '12th' } } },
      });
  });

  it('moves up only from the expected grade', () => {
    const student = { type: 'AccountRegistered', data: { ...registration, role: 'student' } } as const;
    const inGrade = (from: string | null, to: string) =>
      ({ type: 'ProfileChanged', data: { userId: 'u1', changes: { grade: { from, to } } } }) as const;
    const moveUp = { grade: { from: '10th', to: '11th' } };
    const tenth = inGrade(null, '10th');
    given(account)(student, tenth).when('ChangeGrade', moveUp).yields(inGrade('10th', '11th'));
    given(account)(student, inGrade(null, '12th')).when('ChangeGrade', moveUp).yields();
    given(account)(student).when('ChangeGrade', moveUp).yields();
    given(account)(student, tenth, erased).when('ChangeGrade', moveUp).yields();
    given(account)().when('ChangeGrade', moveUp).yields();
  });

  it('changes its role only between counselor and account admin', () => {
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

  it('is erased permanently', () => {
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

  it('records the old and the new values of its profile', () => {
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

  it('changes its address once', () => {
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

  it('records password changes', () => {
    given(account)(registered)
      .when('RecordPasswordChange', { changeId: 'c1', by: 'owner' })
      .yields({ type: 'PasswordChanged', data: { userId: 'u1', changeId: 'c1', by: 'owner' } });
    given(account)()
      .when('RecordPasswordChange', { changeId: 'c1', by: 'owner' })
      .isRejected('user-not-found');
  });

  describe('has a language', () => {
    const chosen = (language: 'en' | 'es') =>
      ({ type: 'LanguageChosen', data: { userId: 'u1', language } }) as const;
    const spanish = { language: 'es' } as const;

    it('that its owner chooses, even English', () => {
      given(account)(registered).when('ChooseLanguage', { language: 'es' }).yields(chosen('es'));
      given(account)(registered).when('ChooseLanguage', { language: 'en' }).yields(chosen('en'));
      given(account)(registered, chosen('es')).when('ChooseLanguage', { language: 'es' }).yields();
      given(account)(registered, erased)
        .when('ChooseLanguage', { language: 'es' })
        .isRejected('user-not-found');
    });

    it('in which it was registered', () => {
      given(account)().when('RegisterAccount', registration, spanish).yields(registered, chosen('es'));
      given(account)(registered, chosen('es')).when('RegisterAccount', registration).yields();
    });

    it('of the invitation or of its acceptance', () => {
      const invitation = { registration, grade: null, invitedBy: 'a1', importId: null };
      const invited = {
        type: 'AccountInvited',
        data: { userId: 'u1', invitedBy: 'a1', importId: null },
      } as const;
      const accepted = { type: 'InvitationAccepted', data: { userId: 'u1', by: 'password' } } as const;
      given(account)().when('InviteAccount', invitation, spanish).yields(registered, invited, chosen('es'));
      const waiting = given(account)(registered, invited, chosen('es'));
      waiting.when('AcceptInvitation', { by: 'password' }, spanish).yields(accepted);
      waiting.when('AcceptInvitation', { by: 'password' }).yields(accepted, chosen('en'));
      waiting
        .when('RecordPasswordChange', { changeId: 'c1', by: 'reset-link' })
        .yields(
          { type: 'PasswordChanged', data: { userId: 'u1', changeId: 'c1', by: 'reset-link' } },
          accepted,
          chosen('en'),
        );
    });
  });

  describe('opened for somebody else', () => {
    const invited = {
      type: 'AccountInvited',
      data: { userId: 'u1', invitedBy: 'a1', importId: null },
    } as const;
    const issued = (invitationId: string) =>
      ({ type: 'InvitationIssued', data: { userId: 'u1', invitationId } }) as const;
    const accepted = { type: 'InvitationAccepted', data: { userId: 'u1', by: 'password' } } as const;
    const withdrawn = { type: 'InvitationTakenBack', data: { userId: 'u1' } } as const;
    const invitation = { registration, grade: null, invitedBy: 'a1', importId: null };

    it('is opened once, with its grade if known', () => {
      given(account)().when('InviteAccount', invitation).yields(registered, invited);
      given(account)()
        .when('InviteAccount', { ...invitation, grade: '11th' })
        .yields(registered, invited, {
          type: 'ProfileChanged',
          data: { userId: 'u1', changes: { grade: { from: null, to: '11th' } } },
        });
      const another = { ...invitation, registration: { ...registration, registrationId: 'r2' } };
      given(account)(registered).when('InviteAccount', another).isRejected('user-exists');
      given(account)(registered, invited, erased).when('InviteAccount', invitation).isRejected('user-exists');
    });

    it('is invited by any number of mails until it is accepted', () => {
      given(account)(registered, invited)
        .when('IssueInvitation', { invitationId: 'm1' })
        .yields(issued('m1'));
      given(account)(registered, invited, issued('m1'))
        .when('IssueInvitation', { invitationId: 'm2' })
        .yields(issued('m2'));
      given(account)(registered, invited, accepted)
        .when('IssueInvitation', { invitationId: 'm3' })
        .isRejected('invitation-accepted');
      given(account)(registered)
        .when('IssueInvitation', { invitationId: 'm1' })
        .isRejected('invitation-accepted');
    });

    it('is accepted once, by a password or a sign-in', () => {
      given(account)(registered, invited).when('AcceptInvitation', { by: 'password' }).yields(accepted);
      given(account)(registered, invited, accepted).when('AcceptInvitation', { by: 'sign-in' }).yields();
      given(account)(registered).when('AcceptInvitation', { by: 'sign-in' }).yields();
      const changed = {
        type: 'PasswordChanged',
        data: { userId: 'u1', changeId: 'c1', by: 'reset-link' },
      } as const;
      given(account)(registered, invited)
        .when('RecordPasswordChange', { changeId: 'c1', by: 'reset-link' })
        .yields(changed, accepted);
      given(account)(registered, invited, erased)
        .when('AcceptInvitation', { by: 'password' })
        .isRejected('user-not-found');
    });

    it('is withdrawn and erased unless it was accepted', () => {
      given(account)(registered, invited, issued('m1'))
        .when('TakeBackInvitation', { taskIds: ['t1'] })
        .yields(withdrawn, erased);
      given(account)(registered, invited, accepted)
        .when('TakeBackInvitation', { taskIds: [] })
        .isRejected('invitation-accepted');
      given(account)(registered)
        .when('TakeBackInvitation', { taskIds: [] })
        .isRejected('invitation-accepted');
    });
  });
});
