import { useFormContext, useWatch } from 'react-hook-form';
import { messageRules } from 'contract/messaging';
import { LazyTemplates } from '../../domain/message-templates/LazyTemplates';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export interface Letter {
  readonly to: 'students' | 'families';
  readonly content: string;
}

const RECIPIENTS: { readonly value: Letter['to']; readonly label: string }[] = [
  { value: 'students', label: t.write.students },
  { value: 'families', label: t.write.families },
];

export default function LetterFields() {
  const { control, setValue } = useFormContext<Letter>();
  const [to, content] = useWatch({ control, name: ['to', 'content'] });
  const insert = (text: string) => setValue('content', text, { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <Field<Letter> name="to" kind="select" label={t.write.to} options={RECIPIENTS} />
      <Field<Letter>
        name="content"
        kind="textarea"
        rows={6}
        label={t.write.label}
        rules={messageRules.content}
        help={to === 'families' ? t.write.eachParent : t.write.alone}
      />
      <LazyTemplates text={content} onChoose={insert} />
    </>
  );
}
