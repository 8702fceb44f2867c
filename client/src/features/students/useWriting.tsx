import { openForm, type Form } from '../../shared/form/openForm';
import { toast } from '../../shared/ui/toast';
import { StudentsApi } from '../../domain/students/students.api';
import { t } from './en';
import type { Letter } from './LetterFields';

interface Addressee {
  readonly id: string;
}

/** Opens the form of a message to several students, or to their families. */
export function useWriting(onSent: () => void) {
  const [toStudents] = StudentsApi.useWriteToStudentsMutation();
  const [toFamilies] = StudentsApi.useWriteToFamiliesMutation();

  const sendToStudents = async (content: string, clientId: string, sentTo: readonly string[]) => {
    const results = await toStudents({ content, clientId, sentTo }).unwrap();
    const sent = results.filter(({ outcome }) => outcome === 'sent').length;
    toast.success(t.write.sent(sent));
    if (sent < results.length) toast.warning(t.write.notSent(results.length - sent));
  };
  const sendToFamilies = async (content: string, clientId: string, studentIds: readonly string[]) => {
    const { data, parents } = await toFamilies({ content, clientId, studentIds }).unwrap();
    const count = (outcome: (typeof data)[number]['outcome']) =>
      data.filter((one) => one.outcome === outcome).length;
    if (parents > 0) toast.success(t.write.sentToParents(parents));
    if (count('no-parent') > 0) toast.warning(t.write.withoutParent(count('no-parent')));
    if (count('no-access') > 0) toast.warning(t.write.notSent(count('no-access')));
  };
  const formOf = async (students: readonly Addressee[], content: string): Promise<Form<Letter>> => {
    const { default: LetterFields } = await import('./LetterFields');
    const clientId = crypto.randomUUID();
    return {
      title: t.write.title(students.length),
      submitLabel: t.write.submit,
      defaults: { to: 'students', content },
      children: <LetterFields />,
      onSubmit: async ({ to, content }) => {
        const ids = students.map(({ id }) => id);
        await (to === 'families' ? sendToFamilies : sendToStudents)(content, clientId, ids);
        onSent();
      },
    };
  };
  return (students: readonly Addressee[], content = '') => openForm(formOf(students, content));
}
