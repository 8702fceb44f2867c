import type { IdentityEvents } from '../../src/modules/identity/identity.events';
import type { Samples } from './samples';

export const identitySamples = {
  AccountRegistered: {
    userId: 'u1',
    role: 'student',
    firstName: 'Maya',
    lastName: 'Torres',
    email: 'maya@example.test',
    phoneNumber: '6465551000',
    registrationId: 'r1',
  },
  AccountRoleChanged: { userId: 'u2', role: { from: 'counselor', to: 'account_admin' } },
  AccountErased: { userId: 'u1', role: 'student', taskIds: ['t9'] },
  PasswordChanged: { userId: 'u1', changeId: 'c1', by: 'reset-link' },
  ProfileChanged: {
    userId: 'u1',
    changes: {
      firstName: { from: 'Maya', to: 'Mia' },
      lastName: { from: 'Torres', to: 'Torres-Lee' },
      phoneNumber: { from: '6465551000', to: null },
      pronoun: { from: null, to: 'She/her' },
      gender: { from: null, to: 'Female' },
      city: { from: null, to: 'Keene' },
      state: { from: null, to: 'NH' },
      zipCode: { from: null, to: '03431' },
      grade: { from: null, to: '12th' },
    },
  },
  EmailChanged: { userId: 'u1', email: { from: 'maya@example.test', to: 'mia@example.test' } },
  AccountInvited: { userId: 'u1', invitedBy: 'u2', importId: 'i1' },
  InvitationIssued: { userId: 'u1', invitationId: 'm1' },
  InvitationAccepted: { userId: 'u1', by: 'password' },
  InvitationTakenBack: { userId: 'u1' },
  EmailReserved: { userId: 'u1' },
  EmailReleased: { userId: 'u1' },
  AccessGranted: { staffId: 'u2', studentId: 's1', reason: 'sign-up-link' },
  AccessRevoked: { staffId: 'u2', studentId: 's1', reason: 'sign-up-link', because: 'left-entity' },
  EntityCreated: { entityId: 'e1', name: 'Northgate High School', description: 'Public high school.' },
  EntityTwoFactorRequired: { entityId: 'e1', required: true },
  EntityDescribed: {
    entityId: 'e1',
    changes: {
      name: { from: 'Northgate High School', to: 'Northgate High' },
      description: { from: 'Public high school.', to: '' },
      type: { from: null, to: 'Public' },
    },
  },
  EntityMemberAdded: { entityId: 'e1', userId: 'u1' },
  EntityMemberRemoved: { entityId: 'e1', userId: 'u1' },
} satisfies Samples<IdentityEvents>;
