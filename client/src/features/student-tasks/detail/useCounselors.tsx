import type { StudentDetailResource } from 'contract/identity';
import { useEndCounselingMutation, useGiveCounselorMutation } from '../../../domain/access/access.api';
import { openConfirm } from '../../../shared/form/confirm';
import { openForm, type Form } from '../../../shared/form/openForm';
import { fullName } from '../../../shared/lib/format';
import { focusPageTitle } from '../../../shared/ui/PageHeader';
import { runAction } from '../../../shared/ui/undo';
import styles from './detail.module.css';
import type { CounselorValues } from './CounselorPicker';
import { t } from './en';

type Staff = StudentDetailResource['relationships']['staff']['data'][number];

export function useCounselors(student: StudentDetailResource) {
  const [give] = useGiveCounselorMutation();
  const [end] = useEndCounselingMutation();
  const studentName = fullName(student.attributes);
  const formOf = async (instead?: Staff): Promise<Form<CounselorValues>> => {
    const { default: CounselorPicker } = await import('./CounselorPicker');
    const before = instead ? fullName(instead.attributes) : '';
    return {
      title: before ? t.counselor.another(before) : t.counselor.add,
      submitLabel: before ? t.counselor.change : t.counselor.add,
      defaults: { counselor: { id: '', name: '' } },
      onSubmit: async ({ counselor }) => {
        await runAction(
          give({ studentId: student.id, staffId: counselor.id, instead: instead?.id }),
          t.counselor.given(counselor.name, studentName),
        );
      },
      children: (
        <div className={styles.picker}>
          <p>
            {before ? t.counselor.consequenceFor(studentName, before) : t.counselor.consequence(studentName)}
          </p>
          <CounselorPicker />
        </div>
      ),
    };
  };

  return {
    give: (instead?: Staff) => openForm(formOf(instead)),
    end: ({ id: staffId, attributes }: Staff) => {
      const name = fullName(attributes);
      openConfirm({
        title: t.end.title(name),
        children: (
          <>
            <p>{t.end.consequence(name, studentName)}</p>
            {attributes.relations.includes('entity') && <p>{t.end.throughEntity}</p>}
          </>
        ),
        confirmLabel: t.end.confirm,
        onConfirm: async () => {
          await runAction(end({ studentId: student.id, staffId }), t.end.ended(name, studentName));
        },
        refocus: focusPageTitle,
      });
    },
  };
}
