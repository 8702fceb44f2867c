import type { AccessEnd } from '../../../contract/identity';
import { ROLE_OPTIONS, type Role } from '../../../contract/roles';
import { sides, type Describe, type LocalizedText } from '../../kernel/audit';
import type { IdentityEvents } from './identity.events';

const ENDS: Readonly<Record<AccessEnd, LocalizedText>> = {
  'left-entity': {
    en: ' because one of them left the entity they share',
    es: ', porque una de las dos personas dejó la institución que comparten',
  },
  'joined-entity': {
    en: ', because the exam admin joined an entity',
    es: ', porque el administrador de exámenes se unió a una institución',
  },
  'counselor-changed': { en: ' because the counselor changed', es: ', porque cambió el consejero' },
  'taken-back': { en: '', es: '' },
  'access-sync': { en: ', which no longer had a reason', es: ', que ya no tenía motivo' },
  'session-ended': {
    en: ', because they have no more sessions together',
    es: ', porque ya no tienen sesiones en común',
  },
};

type Relation = IdentityEvents['AccessGranted']['reason'];

const RELATIONS: Readonly<Record<Relation, string>> = {
  'sign-up-link': 'por un enlace de registro',
  registration: 'por un registro',
  assignment: 'por una asignación',
  'access-sync': 'por una sincronización de accesos',
  session: 'por una sesión',
};

const ROLES: Readonly<Record<Role, string>> = {
  student: 'estudiante',
  parent: 'madre, padre o tutor',
  counselor: 'consejero',
  account_admin: 'administrador de la cuenta',
  exam_admin: 'administrador de exámenes',
  admin: 'administrador de la plataforma',
};

export const describeIdentity: Describe<IdentityEvents> = {
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
  AccountErased: ({ userId, role }) => ({
    sentence: {
      en: 'Deleted the account and its personal data',
      es: 'Eliminó la cuenta y sus datos personales',
    },
    subject: userId,
    before: { role },
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
  ProfileChanged: ({ userId, changes }) => ({
    sentence: { en: 'Changed the profile', es: 'Cambió el perfil' },
    subject: userId,
    part: 'profile',
    ...sides(changes),
  }),
  EmailChanged: ({ userId, email }) => ({
    sentence: {
      en: 'Changed the email address, confirmed by the link sent there',
      es: 'Cambió el correo electrónico, confirmado con el enlace que se envió allí',
    },
    subject: userId,
    part: 'profile',
    ...sides({ email }),
  }),
  AccountInvited: ({ userId, invitedBy }) => ({
    sentence: {
      en: 'Opened the account for its owner, who hasn’t signed in yet',
      es: 'Abrió la cuenta para su titular, que todavía no ha iniciado sesión',
    },
    subject: userId,
    after: { invitedBy },
  }),
  InvitationIssued: ({ userId }) => ({
    sentence: { en: 'Sent an invitation by email', es: 'Envió una invitación por correo' },
    subject: userId,
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
  InvitationTakenBack: ({ userId }) => ({
    sentence: { en: 'Canceled the invitation', es: 'Canceló la invitación' },
    subject: userId,
  }),
  EmailReserved: ({ userId }) => ({
    sentence: { en: 'Reserved the email address', es: 'Reservó el correo electrónico' },
    subject: userId,
  }),
  EmailReleased: ({ userId }) => ({
    sentence: { en: 'Released the email address', es: 'Liberó el correo electrónico' },
    subject: userId,
  }),
  LanguageChosen: ({ userId, language }) => ({
    sentence: { en: 'Chose the language of the account', es: 'Eligió el idioma de la cuenta' },
    subject: userId,
    after: { language },
  }),
  AccessGranted: ({ staffId, studentId, reason }) => ({
    sentence: {
      en: `Granted access to the student by ${reason.replaceAll('-', ' ')}`,
      es: `Dio acceso al estudiante ${RELATIONS[reason]}`,
    },
    subject: studentId,
    after: { staffId, studentId, reason },
  }),
  AccessRevoked: ({ staffId, studentId, reason, because }) => ({
    sentence: {
      en: `Ended access to the student by ${reason.replaceAll('-', ' ')}${ENDS[because].en}`,
      es: `Terminó el acceso al estudiante ${RELATIONS[reason]}${ENDS[because].es}`,
    },
    subject: studentId,
    before: { staffId, studentId, reason },
  }),
  EntityCreated: ({ name, description }) => ({
    sentence: { en: `Created the entity '${name}'`, es: `Creó la institución “${name}”` },
    after: { name, description },
  }),
  EntityTwoFactorRequired: ({ entityId, required }) => ({
    sentence: required
      ? {
          en: 'Required two-step sign-in for the staff of an entity',
          es: 'Exigió la verificación en dos pasos al personal de una institución',
        }
      : {
          en: 'Made two-step sign-in optional for the staff of an entity',
          es: 'Hizo opcional la verificación en dos pasos para el personal de una institución',
        },
    after: { entityId, required },
  }),
  EntityDescribed: ({ entityId, changes }) => {
    const { before, after } = sides(changes);
    return {
      sentence: { en: 'Changed the entity’s details', es: 'Cambió los datos de la institución' },
      before: { entityId, ...before },
      after: { entityId, ...after },
    };
  },
  ClassesMovedUp: ({ entityId, schoolYear }) => ({
    sentence: {
      en: `Moved up the classes of an entity at the end of the ${schoolYear} school year`,
      es: `Pasó de grado las clases de una institución al final del año escolar ${schoolYear}`,
    },
    after: { entityId, schoolYear },
  }),
  ClassMoveTakenBack: ({ entityId }) => ({
    sentence: {
      en: 'Undid moving up the classes of an entity',
      es: 'Deshizo el paso de grado de las clases de una institución',
    },
    before: { entityId },
  }),
  EntityMemberAdded: ({ entityId, userId }) => ({
    sentence: { en: 'Added the user to an entity', es: 'Agregó a la persona a una institución' },
    subject: userId,
    after: { entityId, userId },
  }),
  EntityMemberRemoved: ({ entityId, userId }) => ({
    sentence: { en: 'Removed the user from an entity', es: 'Quitó a la persona de una institución' },
    subject: userId,
    before: { entityId, userId },
  }),
};
