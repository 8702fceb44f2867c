import type { DocumentProgress, SchoolDocument } from 'contract/transcripts';
import type { ApplicationEdit } from 'contract/requests/applications';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import { t as texts } from '../../../domain/transcripts/en';
import { TranscriptsApi } from '../../../domain/transcripts/transcripts.api';
import { toast } from '../../../shared/ui/toast';
import { runAction } from '../../../shared/ui/undo';
import { endpoints, mutation, lists } from '../../../shared/api/resource';
import { me } from '../../../shared/api/token';
import { queuedMutation } from '../../../shared/offline/mutationQueue';
import { SavedApi } from '../../../domain/colleges/saved.api';
import type { CollegeWithApplication } from './applicationGroups';
import { t } from './en';

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
    dispatch(SavedApi.util.updateQueryData('savedColleges', undefined, edited(edit)));
  },
});

const isOwn = ({ studentId }: Edit) => studentId === me();

const ApplicationsApi = endpoints({
  editApplication: mutation('PATCH /users/{studentId}/applications/{ceeb}', {
    undo: true,
    queuedAs: (edit: Edit) => isOwn(edit) && editing(edit),
    onQueryStarted: (edit, { dispatch }) => {
      const list = isOwn(edit) ? undefined : edit.studentId;
      dispatch(SavedApi.util.updateQueryData('savedColleges', list, edited(edit)));
    },
    invalidatesTags: lists('SavedCollege'),
  }),
  withdrawOthers: mutation('POST /users/{studentId}/applications/{ceeb}/withdraw-others', {
    undo: true,
    invalidatesTags: lists('SavedCollege'),
  }),
});

export interface RequestedDocuments {
  readonly ceebs: readonly string[];
  readonly documents: readonly SchoolDocument[];
}

export interface ApplicationActions {
  readonly edit: (college: CollegeWithApplication, fields: ApplicationEdit, done: string) => Promise<void>;
  /** Like `edit`, but rejects, so that a form shows what is wrong. */
  readonly save: (college: CollegeWithApplication, fields: ApplicationEdit) => Promise<unknown>;
  readonly request: (requested: RequestedDocuments) => Promise<unknown>;
  readonly withdrawRequest: (college: CollegeWithApplication, document: DocumentProgress) => Promise<void>;
  readonly withdrawOthers: (college: CollegeWithApplication, count: number) => Promise<unknown>;
}

/** An application may move to another group with the button that had the focus. */
function keepFocus(ceeb: string) {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-application="${CSS.escape(ceeb)}"]`)?.focus();
}

export function useApplicationActions(studentId: string): ApplicationActions {
  const [edit] = ApplicationsApi.useEditApplicationMutation();
  const [withdrawOthers] = ApplicationsApi.useWithdrawOthersMutation();
  const [request] = TranscriptsApi.useRequestTranscriptsMutation();
  const [withdrawRequest] = TranscriptsApi.useWithdrawTranscriptMutation();
  const refOf = ({ attributes }: CollegeWithApplication) => ({ studentId, ceeb: attributes.ceeb_code });
  return {
    edit: async (college, fields, done) => {
      try {
        await runAction(edit({ ...refOf(college), ...fields }), done);
        keepFocus(college.attributes.ceeb_code);
      } catch (error) {
        toast.failure(error);
      }
    },
    save: (college, fields) => runAction(edit({ ...refOf(college), ...fields }), t.saved),
    request: ({ ceebs, documents }) =>
      runAction(request({ studentId, ceebs, documents }), t.request.done(ceebs.length * documents.length)),
    withdrawRequest: async ({ attributes: { name } }, { id, document }) => {
      const done = texts.withdrawn(texts.documents[document], name);
      await runAction(withdrawRequest({ studentId, id }), done).catch(toast.failure);
    },
    withdrawOthers: (college, count) => runAction(withdrawOthers(refOf(college)), t.done.withdrawn(count)),
  };
}
