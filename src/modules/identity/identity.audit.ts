import type { AccessEnd } from '../../../contract/identity';
import { ROLE_OPTIONS, type Role } from '../../../contract/roles';
import { sides, type Describe, type Said } from '../../kernel/audit';
import type { IdentityEvents } from './identity.events';

const ENDS: Readonly<Record<AccessEnd, Said>> = {
  'left-entity': {
    en: ' with the entity that joined the two',
    es: ', junto con la institución que unía a las dos personas',
  },
  'joined-entity': {
    en: ', since the exam admin joined an entity',
    es: ', porque el administrador de exámenes se unió a una institución',
  },
  'counselor-changed': { en: ' with a change of the counselor', es: ', con un cambio de consejero' },
  'taken-back': { en: '', es: '' },
  'access-sync': { en: ', which nothing supported any more', es: ', que ya no se apoyaba en nada' },
  'session-ended': {
    en: ', since no session is left that the two have',
    es: ', porque ya no queda ninguna sesión entre las dos personas',
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
      en: 'Deleted the account and erased the personal data',
      es: 'Eliminó la cuenta y borró los datos personales',
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
      en: 'Changed the e-mail address, confirmed by the link that was sent there',
      es: 'Cambió el correo electrónico, confirmado con el enlace que se envió allí',
    },
    subject: userId,
    part: 'profile',
    ...sides({ email }),
  }),
  AccountInvited: ({ userId, invitedBy }) => ({
    sentence: {
      en: 'Opened the account for its owner, who has not signed in yet',
      es: 'Abrió la cuenta para su titular, que todavía no ha iniciado sesión',
    },
    subject: userId,
    after: { invitedBy },
  }),
  InvitationIssued: ({ userId }) => ({
    sentence: { en: 'Sent an invitation by mail', es: 'Envió una invitación por correo' },
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
    sentence: { en: 'Took back the invitation', es: 'Deshizo la invitación' },
    subject: userId,
  }),
  EmailReserved: ({ userId }) => ({
    sentence: { en: 'Reserved the e-mail address', es: 'Reservó el correo electrónico' },
    subject: userId,
  }),
  EmailReleased: ({ userId }) => ({
    sentence: { en: 'Released the e-mail address', es: 'Liberó el correo electrónico' },
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
      en: `Ended the access to the student by ${reason.replaceAll('-', ' ')}${ENDS[because].en}`,
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
          en: 'Required two-step sign-in of the staff of an entity',
          es: 'Exigió la verificación en dos pasos al personal de una institución',
        }
      : {
          en: 'Left two-step sign-in to the staff of an entity',
          es: 'Dejó la verificación en dos pasos a elección del personal de una institución',
        },
    after: { entityId, required },
  }),
  EntityDescribed: ({ entityId, changes }) => {
    const { before, after } = sides(changes);
    return {
      sentence: { en: 'Changed what is said of the entity', es: 'Cambió los datos de la institución' },
      before: { entityId, ...before },
      after: { entityId, ...after },
    };
  },
  ClassesMovedUp: ({ entityId, schoolYear }) => ({
    sentence: {
      en: `Moved the classes of an entity up at the end of the school year ${schoolYear}`,
      es: `Pasó de grado las clases de una institución al final del año escolar ${schoolYear}`,
    },
    after: { entityId, schoolYear },
  }),
  ClassMoveTakenBack: ({ entityId }) => ({
    sentence: {
      en: 'Took back that the classes of an entity moved up',
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
    sentence: { en: 'Took the user out of an entity', es: 'Quitó a la persona de una institución' },
    subject: userId,
    before: { entityId, userId },
  }),
};
