import { SENDING_WAYS, transcriptRules } from 'contract/transcripts';
import type { SendingFields } from 'contract/requests/transcripts';
import { t as texts } from '../../domain/transcripts/en';
import { defineFields } from '../../shared/form/fields';
import { openForm } from '../../shared/form/openForm';
import { today } from '../../shared/lib/time';
import { focusPageTitle } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { t } from './en';
import { useReopenTranscriptsMutation, useSendTranscriptsMutation } from './transcripts.api';

const fields = defineFields<SendingFields>({
  sentOn: { label: t.send.sentOn, kind: 'date', rules: transcriptRules.sentOn, max: today() },
  way: {
    label: t.send.way,
    kind: 'select',
    options: SENDING_WAYS.map((value) => ({ value, label: texts.ways[value] })),
  },
});

/** The rows that had the focus leave the list. */
export function useSending(onDone: () => void) {
  const [send] = useSendTranscriptsMutation();
  const [reopen] = useReopenTranscriptsMutation();
  const done = () => {
    onDone();
    focusPageTitle();
  };
  return {
    send: (ids: readonly string[]) => {
      openForm({
        title: t.send.title(ids.length),
        submitLabel: t.send.button,
        defaults: { sentOn: today(), way: SENDING_WAYS[0] },
        children: (
          <>
            <fields.Fields />
            <p>{t.about}</p>
          </>
        ),
        onSubmit: async (values) => {
          await runAction(send({ ids, ...fields.bodyOf(values) }), t.send.done(ids.length));
          done();
        },
      });
    },
    reopen: (ids: readonly string[]) => {
      runAction(reopen({ ids }), t.reopen.done(ids.length)).then(done, toast.failure);
    },
  };
}
