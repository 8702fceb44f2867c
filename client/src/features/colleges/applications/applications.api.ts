import type { ApplicationEdit } from 'contract/requests/applications';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { endpoints, mutation } from '../../../shared/api/resource';
import { lists } from '../../../shared/api/tags';
import { me } from '../../../shared/api/token';
import { queuedMutation } from '../../../shared/offline/mutationQueue';
import { t } from './en';
import { savedApi } from '../../../domain/colleges/saved.api';

interface Edit extends ApplicationEdit {
  readonly studentId: string;
  readonly ceeb: string;
}

type Saved = readonly SavedCollegeResource[];

const edited =
  ({ studentId: _, ceeb, ...fields }: Edit) =>
  (rows: Saved) =>
    rows.map((row) => {
      const { attributes } = row;
      if (attributes.ceeb_code !== ceeb || !attributes.application) return row;
      const application = { ...attributes.application, ...fields };
      const { submittedOn } = fields;
      const status =
        submittedOn === undefined
          ? attributes.status
          : submittedOn
            ? ('applied' as const)
            : ('applying' as const);
      return { ...row, attributes: { ...attributes, status, application } };
    });

const editing = queuedMutation<Edit>('application', {
  what: t.waiting,
  optimisticUpdate: (edit, dispatch) => {
    dispatch(savedApi.util.updateQueryData('savedColleges', undefined, edited(edit)));
  },
});

const isOwn = ({ studentId }: Edit) => studentId === me();

export const { useEditApplicationMutation, useWithdrawOthersMutation } = endpoints({
  editApplication: mutation('PATCH /users/{studentId}/applications/{ceeb}', {
    undo: true,
    queuedAs: (edit: Edit) => isOwn(edit) && editing(edit),
    onQueryStarted: (edit, { dispatch }) => {
      const list = isOwn(edit) ? undefined : edit.studentId;
      dispatch(savedApi.util.updateQueryData('savedColleges', list, edited(edit)));
    },
    invalidatesTags: lists('SavedCollege'),
  }),
  withdrawOthers: mutation('POST /users/{studentId}/applications/{ceeb}/withdraw-others', {
    undo: true,
    invalidatesTags: lists('SavedCollege'),
  }),
});
