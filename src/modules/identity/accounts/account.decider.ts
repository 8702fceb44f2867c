import type { Language } from '../../../../contract/languages';
import { type Role, ROLE_OPTIONS, type SwappableRole } from '../../../../contract/roles';
import { compensation, decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { applyChanges, changesBetween, fieldsBefore, type NewEvent } from '../../../kernel/event';
import { languageOf } from '../../../kernel/sentences';
import type { AccountEvents, ProfileFields } from './accounts.events';
import { t } from './messages';

export interface Account {
  readonly userId: string;
  readonly role: Role;
  readonly profile: ProfileFields;
  readonly email: string;
  /** Whether the owner followed a link that was mailed to the address. */
  readonly emailConfirmed: boolean;
  readonly emails: readonly string[];
  readonly registrationId: string;
  readonly erased: boolean;
  readonly erasedTaskIds: readonly string[];
  readonly lastPasswordChange?: string;
  readonly invitation: { readonly isAccepted: boolean; readonly newest: string | null } | null;
  readonly language: Language | null;
}

export type AccountCommands = {
  RegisterAccount: AccountEvents['AccountRegistered'] & { grade?: string | null };
  ChangeRole: { role: SwappableRole };
  EraseAccount: Pick<AccountEvents['AccountErased'], 'taskIds'>;
  RecordPasswordChange: { changeId: string; by: 'owner' | 'reset-link' };
  ChangeProfile: Partial<ProfileFields>;
  /** Has no effect unless the student's grade is still `from`. */
  ChangeGrade: { grade: { from: string; to: string } };
  ChangeEmail: { email: string };
  ChooseLanguage: { language: Language };
  InviteAccount: {
    registration: AccountEvents['AccountRegistered'];
    grade: string | null;
    invitedBy: string;
    importId: string | null;
  };
  IssueInvitation: { invitationId: string };
  AcceptInvitation: Pick<AccountEvents['InvitationAccepted'], 'by'>;
  TakeBackInvitation: Pick<AccountEvents['AccountErased'], 'taskIds'>;
};

const nothingStated = { pronoun: null, gender: null, city: null, state: null, zipCode: null, grade: null };

const existing = (account: Account | null): Account => {
  if (!account || account.erased) throw new Rejected('not-found', t('user-not-found'));
  return account;
};

/** Whether the account was opened for another person, who has not signed in yet. */
export const isWaiting = (account: Account | null): boolean =>
  account !== null && !account.erased && account.invitation?.isAccepted === false;

const waiting = (account: Account | null): Account => {
  const found = existing(account);
  if (!isWaiting(found)) throw new Rejected('conflict', t('invitation-accepted'));
  return found;
};

/** Until its owner chooses one, the account has the language in which it was opened or its invitation accepted. */
const languageChange = (userId: string, language: Language, before?: Account): NewEvent<AccountEvents>[] =>
  language === languageOf(before) ? [] : [{ type: 'LanguageChosen', data: { userId, language } }];

const firstGrade = (userId: string, grade: string | null | undefined): NewEvent<AccountEvents>[] =>
  grade ? [{ type: 'ProfileChanged', data: { userId, changes: { grade: { from: null, to: grade } } } }] : [];

const accepted = (
  account: Account,
  by: 'password' | 'sign-in',
  language: Language,
): NewEvent<AccountEvents>[] =>
  isWaiting(account)
    ? [
        { type: 'InvitationAccepted', data: { userId: account.userId, by } },
        ...languageChange(account.userId, language, account),
      ]
    : [];

const isSwappable = (role: string): role is SwappableRole => role in ROLE_OPTIONS;

export const account = decider<Account | null, AccountCommands, AccountEvents>({
  name: 'account',
  stream: {
    key: 'user',
    growsWith: 'changes of role, password, profile, address and language; emails of an invitation',
  },
  initial: null,
  decide: {
    RegisterAccount: ({ grade, ...registration }, account, { language }) => {
      if (account?.registrationId === registration.registrationId && !account.erased) return [];
      if (account) throw new Rejected('unauthenticated', t('user-exists'));
      return [
        { type: 'AccountRegistered', data: registration },
        ...languageChange(registration.userId, language),
        ...firstGrade(registration.userId, grade),
      ];
    },
    ChangeRole: ({ role }, account, { actor }) => {
      const { userId, role: current } = existing(account);
      if (userId === actor.id) throw new Rejected('forbidden', t('own-role'));
      if (!isSwappable(current) || !isSwappable(role)) {
        throw new Rejected('invalid', t('invalid-parameters'));
      }
      return current === role
        ? []
        : [{ type: 'AccountRoleChanged', data: { userId, role: { from: current, to: role } } }];
    },
    EraseAccount: ({ taskIds }, account, { actor }) => {
      if (account?.erased) return [];
      const { userId, role } = existing(account);
      if (userId === actor.id) throw new Rejected('conflict', t('own-account'));
      return [{ type: 'AccountErased', data: { userId, role, taskIds } }];
    },
    RecordPasswordChange: ({ changeId, by }, account, { language }) => {
      const owned = existing(account);
      return owned.lastPasswordChange === changeId
        ? []
        : [
            { type: 'PasswordChanged', data: { userId: owned.userId, changeId, by } },
            ...accepted(owned, 'password', language),
          ];
    },
    ChangeProfile: (fields, account) => {
      const { userId, profile } = existing(account);
      const changes = changesBetween(profile, fields);
      return Object.keys(changes).length === 0 ? [] : [{ type: 'ProfileChanged', data: { userId, changes } }];
    },
    ChangeGrade: ({ grade }, account) =>
      account && !account.erased && account.profile.grade === grade.from
        ? [{ type: 'ProfileChanged', data: { userId: account.userId, changes: { grade } } }]
        : [],
    ChangeEmail: ({ email }, account) => {
      const { userId, email: from } = existing(account);
      return from === email ? [] : [{ type: 'EmailChanged', data: { userId, email: { from, to: email } } }];
    },
    ChooseLanguage: ({ language }, account) => {
      const { userId, language: before } = existing(account);
      return language === before ? [] : [{ type: 'LanguageChosen', data: { userId, language } }];
    },
    InviteAccount: ({ registration, grade, invitedBy, importId }, account, { language }) => {
      const { userId, registrationId } = registration;
      if (account?.registrationId === registrationId && !account.erased) return [];
      if (account) throw new Rejected('conflict', t('user-exists'));
      return [
        { type: 'AccountRegistered', data: registration },
        { type: 'AccountInvited', data: { userId, invitedBy, importId } },
        ...languageChange(userId, language),
        ...firstGrade(userId, grade),
      ];
    },
    IssueInvitation: ({ invitationId }, account) => {
      const { userId, invitation } = waiting(account);
      return invitation?.newest === invitationId
        ? []
        : [{ type: 'InvitationIssued', data: { userId, invitationId } }];
    },
    AcceptInvitation: ({ by }, account, { language }) => accepted(existing(account), by, language),
    TakeBackInvitation: ({ taskIds }, account) => {
      if (account?.erased) return [];
      const { userId, role } = waiting(account);
      return [
        { type: 'InvitationTakenBack', data: { userId } },
        { type: 'AccountErased', data: { userId, role, taskIds } },
      ];
    },
  },
  evolve: {
    AccountRegistered: (_, { userId, role, email, registrationId, ...fields }) => ({
      userId,
      role,
      profile: { ...nothingStated, ...fields },
      email,
      emailConfirmed: false,
      emails: [email],
      registrationId,
      erased: false,
      erasedTaskIds: [],
      invitation: null,
      language: null,
    }),
    AccountRoleChanged: (account, { role }) => ({ ...account!, role: role.to }),
    AccountErased: (account, { taskIds }) => ({ ...account!, erased: true, erasedTaskIds: taskIds }),
    PasswordChanged: (account, { changeId, by }) => ({
      ...account!,
      lastPasswordChange: changeId,
      emailConfirmed: account!.emailConfirmed || by === 'reset-link',
    }),
    ProfileChanged: (account, { changes }) => ({
      ...account!,
      profile: applyChanges(account!.profile, changes),
    }),
    EmailChanged: (account, { email: { to } }) => ({
      ...account!,
      email: to,
      emailConfirmed: true,
      emails: [...account!.emails, to],
    }),
    AccountInvited: (account) => ({ ...account!, invitation: { isAccepted: false, newest: null } }),
    InvitationIssued: (account, { invitationId }) => ({
      ...account!,
      invitation: { isAccepted: false, newest: invitationId },
    }),
    InvitationAccepted: (account) => ({
      ...account!,
      invitation: { ...account!.invitation!, isAccepted: true },
      emailConfirmed: true,
    }),
    LanguageChosen: (account, { language }) => ({ ...account!, language }),
    InvitationTakenBack: (account) => account,
  },
});

export const accountCompensation = compensation({
  decider: account,
  undoCommands: {
    AccountRoleChanged: ({ role }) => ['ChangeRole', { role: role.from }],
    ProfileChanged: ({ changes }) => ['ChangeProfile', fieldsBefore(changes)],
  },
});
