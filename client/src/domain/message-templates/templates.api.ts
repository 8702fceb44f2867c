import { endpoints, query, resource } from '../../shared/api/resource';
import { lists } from '../../shared/api/tags';

const template = resource('MessageTemplate');

export const {
  useTemplatesQuery,
  useSaveTemplateMutation,
  useEditTemplateMutation,
  useDeleteTemplateMutation,
} = endpoints({
  templates: query('GET /messages/templates', { offline: true, providesTags: lists('MessageTemplate') }),
  saveTemplate: template.create('POST /messages/templates', { undo: true }),
  editTemplate: template.create('PATCH /messages/templates/{id}', { undo: true }),
  deleteTemplate: template.remove('DELETE /messages/templates/{id}'),
});
