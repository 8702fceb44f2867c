import { decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import type { SignInEvents } from './sign-in.events';
import { t } from './messages';

export interface SignIn {
  readonly twoFactor: { readonly codesId: string; readonly usedCodes: readonly number[] } | null;
  readonly issuers: readonly string[];
}

export type SignInCommands = {
  EnableTwoFactor: SignInEvents['TwoFactorEnabled'];
  DisableTwoFactor: SignInEvents['TwoFactorDisabled'];
  ResetTwoFactor: SignInEvents['TwoFactorReset'];
  ReplaceRecoveryCodes: SignInEvents['RecoveryCodesReplaced'];
  UseRecoveryCode: SignInEvents['RecoveryCodeUsed'];
  LinkSignIn: SignInEvents['SignInLinked'];
  UnlinkSignIn: SignInEvents['SignInUnlinked'];
};

export const signIn = decider<SignIn, SignInCommands, SignInEvents>({
  name: 'sign-in',
  stream: {
    key: 'user',
    growsWith: 'turning two-step sign-in on or off, used recovery codes, linked issuers',
  },
  initial: { twoFactor: null, issuers: [] },
  decide: {
    EnableTwoFactor: (data, { twoFactor }) => (twoFactor ? [] : [{ type: 'TwoFactorEnabled', data }]),
    DisableTwoFactor: (data, { twoFactor }) => (twoFactor ? [{ type: 'TwoFactorDisabled', data }] : []),
    ResetTwoFactor: (data, { twoFactor }, { actor }) => {
      if (data.userId === actor.id) throw new Rejected('conflict', t('own-second-factor'));
      return twoFactor ? [{ type: 'TwoFactorReset', data }] : [];
    },
    ReplaceRecoveryCodes: (data, { twoFactor }) =>
      twoFactor && twoFactor.codesId !== data.codesId ? [{ type: 'RecoveryCodesReplaced', data }] : [],
    UseRecoveryCode: (data, { twoFactor }) =>
      twoFactor && !twoFactor.usedCodes.includes(data.number) ? [{ type: 'RecoveryCodeUsed', data }] : [],
    LinkSignIn: (data, { issuers }) =>
      issuers.includes(data.issuer) ? [] : [{ type: 'SignInLinked', data }],
    UnlinkSignIn: (data, { issuers }) =>
      issuers.includes(data.issuer) ? [{ type: 'SignInUnlinked', data }] : [],
  },
  evolve: {
    TwoFactorEnabled: (state, { setupId }) => ({ ...state, twoFactor: { codesId: setupId, usedCodes: [] } }),
    TwoFactorDisabled: (state) => ({ ...state, twoFactor: null }),
    TwoFactorReset: (state) => ({ ...state, twoFactor: null }),
    RecoveryCodesReplaced: (state, { codesId }) => ({ ...state, twoFactor: { codesId, usedCodes: [] } }),
    RecoveryCodeUsed: (state, { number }) => ({
      ...state,
      twoFactor: state.twoFactor && {
        ...state.twoFactor,
        usedCodes: [...state.twoFactor.usedCodes, number],
      },
    }),
    SignInLinked: (state, { issuer }) => ({ ...state, issuers: [...state.issuers, issuer] }),
    SignInUnlinked: (state, { issuer }) => ({
      ...state,
      issuers: state.issuers.filter((linked) => linked !== issuer),
    }),
  },
});
