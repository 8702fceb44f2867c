import { api } from '../../shared/api/baseApi';
import { LIST } from '../../shared/api/tags';

export interface NewEntity {
  readonly name: string;
  readonly description: string;
}

const entitiesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createEntity: build.mutation<unknown, NewEntity>({
      query: (body) => ({ url: '/admin/entity', method: 'POST', body }),
      invalidatesTags: [{ type: 'Entity', id: LIST }],
    }),
    addToEntity: build.mutation<unknown, { readonly id: string; readonly email: string }>({
      query: ({ id, email }) => ({ url: `/admin/entity/${id}/user`, method: 'POST', body: { email } }),
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Entity', id },
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
      ],
    }),
  }),
});

export const { useCreateEntityMutation, useAddToEntityMutation } = entitiesApi;
