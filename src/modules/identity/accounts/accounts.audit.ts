import { ROLE_OPTIONS, type Role } from '../../../../contract/roles';
import { entry, sides, type Describe } from '../../../kernel/audit';
import type { AccountEvents, EmailReservationEvents } from './accounts.events';

const ROLES: Readonly<Record<Role, string>> = {
  student: 'estudiante',
  parent: 'madre, padre o tutor',
  counselor: 'consejero',
  account_admin: 'administrador de la cuenta',
  exam_admin: 'administrador de exámenes',
  admin: 'administrador de la plataforma',
  recommender: 'autor de recomendaciones',
};

export const describeAccounts: Describe<AccountEvents & EmailReservationEvents> = {
  AccountRegistered: ({ userId, role }) => ({
    sentence: { en: `Opened the account as ${role}`, es: `Abrió la cuenta como ${ROLES[role]}` },
    subject: userId,
    part: 'profile',
    after: { role },
  }),
  AccountRoleChanged: ({ userId, role }) => ({
    sentence: {
      en: `Changed the role from ${ROLE_OPTIONS[role.from]} to ${ROLE_OPTIONS[role.to]}`,
      es: `Cambió el rol de ${ROLES[role.from]} a ${ROLES[role.to]}`,
    },
    subject: userId,
    ...sides({ role }),
  }),
  AccountErased: entry('userId', {
    en: 'Deleted the account and its personal data',
    es: 'Eliminó la cuenta y sus datos personales',
    before: ['role'],
  }),
  PasswordChanged: ({ userId, by }) => ({
    sentence:
      by === 'owner'
        ? { en: 'Changed the password', es: 'Cambió la contraseña' }
        : {
            en: 'Set a new password through a reset link',
            es: 'Estableció una contraseña nueva con un enlace para restablecerla',
          },
    subject: userId,
  }),
  ProfileChanged: entry('userId', {
    en: 'Changed the profile',
    es: 'Cambió el perfil',
    part: 'profile',
    changes: 'changes',
  }),
  EmailChanged: entry('userId', {
    en: 'Changed the email address, confirmed by the link sent there',
    es: 'Cambió el correo electrónico, confirmado con el enlace que se envió allí',
    part: 'profile',
    changes: ['email'],
  }),
  AccountInvited: entry('userId', {
    en: 'Opened the account for its owner, who hasn’t signed in yet',
    es: 'Abrió la cuenta para su titular, que todavía no ha iniciado sesión',
    after: ['invitedBy'],
  }),
  InvitationIssued: entry('userId', {
    en: 'Sent an invitation by email',
    es: 'Envió una invitación por correo',
  }),
  InvitationAccepted: ({ userId, by }) => ({
    sentence:
      by === 'password'
        ? {
            en: 'Accepted the invitation by setting a password',
            es: 'Aceptó la invitación al elegir una contraseña',
          }
        : { en: 'Accepted the invitation by signing in', es: 'Aceptó la invitación al iniciar sesión' },
    subject: userId,
  }),
  LanguageChosen: entry('userId', {
    en: 'Chose the language of the account',
    es: 'Eligió el idioma de la cuenta',
    after: ['language'],
  }),
  InvitationTakenBack: entry('userId', { en: 'Canceled the invitation', es: 'Canceló la invitación' }),
  EmailReserved: entry('userId', { en: 'Reserved the email address', es: 'Reservó el correo electrónico' }),
  EmailReleased: entry('userId', { en: 'Released the email address', es: 'Liberó el correo electrónico' }),
};
