import { Button, Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { SCALED_RANGE } from 'contract/exam-definitions';
import { keyIssue, scaledIssue, skillIssue } from 'contract/exam-form-rules';
import { examFormRules, type ExamFormDetail } from 'contract/exam-forms';
import { t as shared } from '../../../shared/en';
import { CountedField } from '../../../shared/form/CountedField';
import { violationText } from '../../../shared/form/FieldError';
import { Field } from '../../../shared/form/Field';
import { focusFirstField } from '../../../shared/form/FormDialog';
import { FormFailure, FormRoot, SubmitButton, type FormState } from '../../../shared/form/Form';
import { Box } from '../../../shared/layout/layout';
import { t } from './en';
import {
  answersIn,
  changeOf,
  nowOf,
  questionOf,
  type CorrectionValues,
  type Target,
  wordsFor,
} from './target';
import styles from '../examForms.module.css';

interface CorrectionFormProps {
  readonly form: ExamFormDetail['attributes'];
  readonly target: Target;
  readonly defaults: CorrectionValues;
  readonly notice: string;
  readonly onState: (state: FormState) => void;
  readonly onSubmit: (values: CorrectionValues) => Promise<unknown>;
  readonly onClose: () => void;
}

export function CorrectionForm(props: CorrectionFormProps) {
  const { form, target, defaults, notice, onState, onSubmit, onClose } = props;
  const submit = async (values: CorrectionValues) => {
    if (isSame(form, target, values)) throw new Error(t.same);
    await onSubmit(values);
  };
  return (
    <FormRoot<CorrectionValues>
      defaults={defaults}
      className={styles.correction}
      onState={onState}
      onSubmit={submit}
    >
      <DialogBody>
        <div ref={focusField} role="alert">
          {notice && (
            <Box as={Callout} below={3} intent="warning">
              {notice}
            </Box>
          )}
        </div>
        <p>{t.now(wordsFor(nowOf(form, target)))}</p>
        <Fields form={form} target={target} />
        <CountedField<CorrectionValues>
          name="reason"
          label={t.fields.reason}
          rules={examFormRules.reason}
          placeholder={t.fields.reasonHelp}
        />
        <FormFailure />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button onClick={onClose} text={shared.cancel} />
            <SubmitButton label={t.preview} busyLabel={t.looking} />
          </>
        }
      />
    </FormRoot>
  );
}

/** Takes the focus because the button that led back here is gone. */
const focusField = (element: HTMLElement | null) => {
  const form = element?.closest('form')?.parentElement;
  if (form) focusFirstField(form);
};

const isSame = (form: ExamFormDetail['attributes'], target: Target, values: CorrectionValues) =>
  JSON.stringify(changeOf(target, values)) === JSON.stringify(nowOf(form, target));

function Fields({ form, target }: Pick<CorrectionFormProps, 'form' | 'target'>) {
  if (target.what === 'answer') {
    const { kind } = questionOf(form, target.section, target.question);
    return (
      <Field<CorrectionValues>
        name="answers"
        label={t.fields.answers}
        help={t.fields.answersHelp}
        validate={(typed) => violationText(keyIssue(form.type, kind, answersIn(typed))) ?? true}
      />
    );
  }
  if (target.what === 'skill') {
    const known = form.sections.flatMap(({ questions }) => questions);
    return (
      <>
        <Field<CorrectionValues>
          name="category"
          label={t.fields.category}
          validate={validSkill}
          suggestions={distinct(known.map(({ category }) => category))}
        />
        <Field<CorrectionValues>
          name="subcategory"
          label={t.fields.subcategory}
          labelInfo={t.fields.optional}
          validate={validSkill}
          suggestions={distinct(known.map(({ subcategory }) => subcategory))}
        />
      </>
    );
  }
  const { part } = target;
  const [min, max] = SCALED_RANGE[form.type][part] ?? [];
  return (
    <Field<CorrectionValues>
      name="scaled"
      label={t.fields.scaled}
      kind="number"
      validate={(typed) => violationText(scaledIssue(form.type, part, Number(typed))) ?? true}
      min={min}
      max={max}
    />
  );
}

const validSkill = (typed: string) => violationText(skillIssue(typed.trim())) ?? true;

const distinct = (names: readonly string[]) => [...new Set(names.filter(Boolean))].toSorted();
