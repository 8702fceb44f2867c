import { Button } from '@blueprintjs/core';
import { collegeMessages, type CollegeResource } from 'contract/colleges';
import { openConfirm } from '../../shared/form/confirm';
import { openForm, type Form } from '../../shared/form/openForm';
import { Grid } from '../../shared/layout/layout';
import { runAction } from '../../shared/ui/undo';
import {
  useAddDeadlinesMutation,
  useEditDeadlinesMutation,
  useResetDeadlinesMutation,
} from './adminColleges.api';
import { deadlines } from './collegeFields';
import { t } from './en';

type Values = typeof deadlines.blank;

export function useDeadlines() {
  const [add] = useAddDeadlinesMutation();
  const [edit] = useEditDeadlinesMutation();
  const [reset] = useResetDeadlinesMutation();

  const askToReset = ({ id, attributes: { name } }: CollegeResource) => {
    openConfirm({
      title: t.deadlines.resetTitle(name),
      children: t.deadlines.resetConsequence,
      confirmLabel: t.deadlines.reset,
      onConfirm: async () => {
        await runAction(reset(id), t.deadlines.resetDone(name));
      },
    });
  };
  const formOf = (college: CollegeResource, close: () => void): Form<Values> => {
    const defaults = deadlines.valuesOf(college.attributes);
    const some = Object.values(defaults).some(Boolean);
    return {
      title: t.deadlines.title(college.attributes.name),
      submitLabel: some ? t.deadlines.save : t.deadlines.add,
      defaults,
      onSubmit: async (values) => {
        const change = { ceeb: college.id, ...deadlines.changes(defaults, values) };
        await (some
          ? runAction(edit(change), collegeMessages.deadlinesUpdated)
          : runAction(add(change), collegeMessages.deadlinesAdded));
      },
      children: (
        <>
          <Grid min={200} fill gap={[0, 4]}>
            <deadlines.Fields />
          </Grid>
          {some && (
            <Button
              intent="danger"
              variant="outlined"
              text={t.deadlines.reset}
              onClick={() => {
                close();
                askToReset(college);
              }}
            />
          )}
        </>
      ),
    };
  };
  return (college: Promise<CollegeResource>) => {
    const close = openForm(college.then((loaded) => formOf(loaded, () => close())));
  };
}
