import { OWN_SIGN_IN } from '../../domain/account/account.api';
import { endpoints, mutation } from '../../shared/api/resource';
import { useUntracked } from '../../shared/api/useUntracked';

export const SecurityApi = endpoints({
  beginSecondFactor: mutation('POST /users/second-factor'),
  confirmSecondFactor: mutation('POST /users/second-factor/confirm', { invalidatesTags: [OWN_SIGN_IN] }),
  replaceRecoveryCodes: mutation('POST /users/second-factor/recovery-codes', {
    invalidatesTags: [OWN_SIGN_IN],
  }),
  turnSecondFactorOff: mutation('POST /users/second-factor/off', { invalidatesTags: [OWN_SIGN_IN] }),
  unlinkSignIn: mutation('POST /users/sign-in/unlink', { invalidatesTags: [OWN_SIGN_IN] }),
  signInByCode: mutation('POST /auth/second-factor'),
  setUpAtSignIn: mutation('POST /auth/second-factor/setup'),
  confirmAtSignIn: mutation('POST /auth/second-factor/setup/confirm'),
});

const {
  beginSecondFactor,
  confirmSecondFactor,
  replaceRecoveryCodes,
  signInByCode,
  setUpAtSignIn,
  confirmAtSignIn,
} = SecurityApi.endpoints;
export const useBeginSecondFactor = () => useUntracked(beginSecondFactor);
export const useConfirmSecondFactor = () => useUntracked(confirmSecondFactor);
export const useReplaceRecoveryCodes = () => useUntracked(replaceRecoveryCodes);
export const useSignInByCode = () => useUntracked(signInByCode);
export const useSetUpAtSignIn = () => useUntracked(setUpAtSignIn);
export const useConfirmAtSignIn = () => useUntracked(confirmAtSignIn);
