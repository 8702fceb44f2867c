import type { ResponseOf } from 'contract/calls';
import type { InvitationWelcome } from 'contract/invitations';
import type { CounselorProfileResource, Credentials } from 'contract/identity';
import type { StudentSignUp } from 'contract/requests/identity';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { useUntracked } from '../../shared/api/useUntracked';

export type { Credentials, StudentSignUp };

const authApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<ResponseOf<'POST /auth/login'>, Credentials>({
      query: (body) => call('POST /auth/login', { body }),
    }),
    requestReset: build.mutation<ResponseOf<'POST /auth/reset-password'>, { readonly email: string }>({
      query: (body) => call('POST /auth/reset-password', { body }),
    }),
    resetPassword: build.mutation<
      ResponseOf<'PATCH /auth/password-reset'>,
      { readonly token: string; readonly password: string }
    >({
      query: ({ token, password }) =>
        call('PATCH /auth/password-reset', { headers: { 'x-pw-token': token }, body: { password } }),
    }),
    invitation: build.query<InvitationWelcome, string>({
      query: (token) => call('GET /auth/invitation', { headers: { 'x-pw-token': token } }),
      transformResponse: ({ data }: ResponseOf<'GET /auth/invitation'>) => data,
    }),
    acceptInvitation: build.mutation<
      ResponseOf<'PATCH /auth/invitation'>,
      { readonly token: string; readonly password: string }
    >({
      query: ({ token, password }) =>
        call('PATCH /auth/invitation', { headers: { 'x-pw-token': token }, body: { password } }),
    }),
    counselorProfile: build.query<CounselorProfileResource, string>({
      query: (id) => call('GET /users/counselor/{id}/profile', { path: { id } }),
      transformResponse: ({ data }: ResponseOf<'GET /users/counselor/{id}/profile'>) => data,
    }),
    registerStudent: build.mutation<ResponseOf<'POST /auth/student/register'>, StudentSignUp>({
      query: (body) => call('POST /auth/student/register', { body }),
    }),
  }),
});

export const { useRequestResetMutation, useInvitationQuery, useCounselorProfileQuery } = authApi;

const { login, resetPassword, acceptInvitation, registerStudent } = authApi.endpoints;
export const useLogin = () => useUntracked(login);
export const useResetPassword = () => useUntracked(resetPassword);
export const useAcceptInvitation = () => useUntracked(acceptInvitation);
export const useRegisterStudent = () => useUntracked(registerStudent);
