import type { CounselorProfileResource, Tokens } from 'contract/identity';
import { api } from '../../shared/api/baseApi';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface StudentSignUp {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly role: 'student';
  readonly counselor_id: string;
}

const authApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    login: build.mutation<Tokens, Credentials>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body }),
    }),
    requestReset: build.mutation<{ readonly message: string }, { readonly email: string }>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<
      { readonly newToken: string },
      { readonly token: string; readonly password: string }
    >({
      query: ({ token, password }) => ({
        url: '/auth/password-reset',
        method: 'PATCH',
        headers: { 'x-pw-token': token },
        body: { password },
      }),
    }),
    counselorProfile: build.query<CounselorProfileResource, string>({
      query: (id) => `/users/counselor/${encodeURIComponent(id)}/profile`,
      transformResponse: ({ data }: { data: CounselorProfileResource }) => data,
    }),
    registerStudent: build.mutation<Tokens, StudentSignUp>({
      query: (body) => ({ url: '/auth/student/register', method: 'POST', body }),
    }),
  }),
});

export const {
  useLoginMutation,
  useRequestResetMutation,
  useResetPasswordMutation,
  useCounselorProfileQuery,
  useRegisterStudentMutation,
} = authApi;
