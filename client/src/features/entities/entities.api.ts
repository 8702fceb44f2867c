import { endpoints, mutation, query, resource, lists } from '../../shared/api/resource';

const entity = resource('Entity');

export const EntitiesApi = endpoints({
  createEntity: entity.create('POST /admin/entity'),
  describeEntity: mutation('PATCH /admin/entity/{id}', { undo: true, invalidatesTags: lists('Entity') }),
  shareOutcomes: mutation('PUT /admin/entity/{id}/outcomes', {
    undo: true,
    invalidatesTags: lists('Entity', 'Outcome'),
  }),
  requireTwoFactor: mutation('PUT /admin/entity/{id}/second-factor', {
    undo: true,
    invalidatesTags: lists('Entity'),
  }),
  addToEntity: mutation('POST /admin/entity/{id}/user', {
    invalidatesTags: (_result, _error, { id }) => [
      { type: 'Entity', id },
      ...lists('Entity', 'User', 'Access'),
    ],
  }),
  memberHistory: query('GET /admin/entity/{id}/user/{userId}/history'),
});
