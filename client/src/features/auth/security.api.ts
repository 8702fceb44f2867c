import type { ResponseOf, Body } from 'contract/calls';
import { accountApi, OWN_SIGN_IN } from '../../domain/account/account.api';
import { call } from '../../shared/api/call';
import { useUntracked } from '../../shared/api/useUntracked';

const securityApi = accountApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    beginSecondFactor: build.mutation<
      ResponseOf<'POST /users/second-factor'>,
      Body<'POST /users/second-factor'>
    >({
      query: (body) => call('POST /users/second-factor', { body }),
    }),
    confirmSecondFactor: build.mutation<
      ResponseOf<'POST /users/second-factor/confirm'>,
      Body<'POST /users/second-factor/confirm'>
    >({
      query: (body) => call('POST /users/second-factor/confirm', { body }),
      invalidatesTags: [OWN_SIGN_IN],
    }),
    replaceRecoveryCodes: build.mutation<
      ResponseOf<'POST /users/second-factor/recovery-codes'>,
      Body<'POST /users/second-factor/recovery-codes'>
    >({
      query: (body) => call('POST /users/second-factor/recovery-codes', { body }),
      invalidatesTags: [OWN_SIGN_IN],
    }),
    turnSecondFactorOff: build.mutation<unknown, Body<'POST /users/second-factor/off'>>({
      query: (body) => call('POST /users/second-factor/off', { body }),
      invalidatesTags: [OWN_SIGN_IN],
    }),
    unlinkSignIn: build.mutation<unknown, Body<'POST /users/sign-in/unlink'>>({
      query: (body) => call('POST /users/sign-in/unlink', { body }),
      invalidatesTags: [OWN_SIGN_IN],
    }),
    signInByCode: build.mutation<ResponseOf<'POST /auth/second-factor'>, Body<'POST /auth/second-factor'>>({
      query: (body) => call('POST /auth/second-factor', { body }),
    }),
    setUpAtSignIn: build.mutation<ResponseOf<'POST /auth/second-factor/setup'>, void>({
      query: () => call('POST /auth/second-factor/setup'),
    }),
    confirmAtSignIn: build.mutation<
      ResponseOf<'POST /auth/second-factor/setup/confirm'>,
      Body<'POST /auth/second-factor/setup/confirm'>
    >({
      query: (body) => call('POST /auth/second-factor/setup/confirm', { body }),
    }),
  }),
});

export const { useTurnSecondFactorOffMutation, useUnlinkSignInMutation } = securityApi;

const {
  beginSecondFactor,
  confirmSecondFactor,
  replaceRecoveryCodes,
  signInByCode,
  setUpAtSignIn,
  confirmAtSignIn,
} = securityApi.endpoints;
export const useBeginSecondFactor = () => useUntracked(beginSecondFactor);
export const useConfirmSecondFactor = () => useUntracked(confirmSecondFactor);
export const useReplaceRecoveryCodes = () => useUntracked(replaceRecoveryCodes);
export const useSignInByCode = () => useUntracked(signInByCode);
export const useSetUpAtSignIn = () => useUntracked(setUpAtSignIn);
export const useConfirmAtSignIn = () => useUntracked(confirmAtSignIn);
