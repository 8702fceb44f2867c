import type { Credentials } from 'contract/identity';
import type { StudentSignUp } from 'contract/requests/identity';
import { endpoints, mutation, query } from '../../shared/api/resource';
import { useUntracked } from '../../shared/api/useUntracked';

export type { Credentials, StudentSignUp };

const newPassword = ({ token, password }: { readonly token: string; readonly password: string }) => ({
  headers: { 'x-pw-token': token },
  body: { password },
});

export const AuthApi = endpoints({
  login: mutation('POST /auth/login'),
  requestReset: mutation('POST /auth/reset-password'),
  resetPassword: mutation('PATCH /auth/password-reset', { request: newPassword }),
  invitation: query('GET /auth/invitation', {
    request: (token: string) => ({ headers: { 'x-pw-token': token } }),
  }),
  acceptInvitation: mutation('PATCH /auth/invitation', { request: newPassword }),
  counselorProfile: query('GET /users/counselor/{id}/profile'),
  registerStudent: mutation('POST /auth/student/register'),
});

const { login, resetPassword, acceptInvitation, registerStudent } = AuthApi.endpoints;
export const useLogin = () => useUntracked(login);
export const useResetPassword = () => useUntracked(resetPassword);
export const useAcceptInvitation = () => useUntracked(acceptInvitation);
export const useRegisterStudent = () => useUntracked(registerStudent);
