import { Dialog } from '@blueprintjs/core';
import { useState } from 'react';
import { sectionName } from 'contract/exam-definitions';
import type { CorrectionPreview, ExamFormDetail } from 'contract/exam-forms';
import type { FormCorrection } from 'contract/requests/exam-form-rules';
import { t as exams } from '../../../domain/exams/en';
import { isApiError } from '../../../shared/api/errors';
import type { FormState } from '../../../shared/form/Form';
import { focusFirstField } from '../../../shared/form/FormDialog';
import { closing } from '../../../shared/form/confirm';
import { toast } from '../../../shared/ui/toast';
import { ExamFormsApi } from '../examForms.api';
import { CorrectionForm } from './CorrectionForm';
import { CorrectionOutlook } from './CorrectionOutlook';
import { t } from './en';
import { changeOf, valuesOf, type CorrectionValues, type Target } from './target';
import styles from '../examForms.module.css';

interface CorrectionDialogProps {
  readonly form: ExamFormDetail;
  readonly target: Target;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export default function CorrectionDialog({ form: opened, target, isOpen, onClose }: CorrectionDialogProps) {
  const { currentData: form = opened } = ExamFormsApi.useExamFormQuery(opened.id);
  const [state, setState] = useState<FormState>('clean');
  const close = closing(state, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      title={titleOf(form, target)}
      className={styles.dialog}
      onClose={close}
      onOpened={focusFirstField}
      canOutsideClickClose={false}
      canEscapeKeyClose={state !== 'busy'}
      isCloseButtonShown={state !== 'busy'}
    >
      <Steps form={form} target={target} onState={setState} onClose={onClose} onCancel={close} />
    </Dialog>
  );
}

function titleOf({ attributes: { sections } }: ExamFormDetail, target: Target): string {
  if (target.what === 'scale') return t.titles.scale(exams.parts[target.part], target.raw);
  return t.titles[target.what](sectionName(sections[target.section - 1]!.title), target.question);
}

interface Planned {
  readonly correction: FormCorrection;
  readonly preview: CorrectionPreview;
}

interface StepsProps extends Omit<CorrectionDialogProps, 'isOpen'> {
  readonly onState: (state: FormState) => void;
  readonly onCancel: () => void;
}

function Steps({ form, target, onState, onClose, onCancel }: StepsProps) {
  const { refetch } = ExamFormsApi.useExamFormQuery(form.id);
  const [look] = ExamFormsApi.useLazyCorrectionPreviewQuery();
  const [correct] = ExamFormsApi.useCorrectFormMutation();
  const [planned, setPlanned] = useState<Planned>();
  const [values, setValues] = useState<CorrectionValues>();
  const [notice, setNotice] = useState('');

  const unlessChanged = async <Result,>(asked: Promise<Result>): Promise<Result | undefined> => {
    try {
      return await asked;
    } catch (error) {
      if (!isApiError(error) || error.data.code !== 'exam-form-changed') throw error;
      await refetch();
      setPlanned(undefined);
      setNotice(t.changedMeanwhile);
      return undefined;
    }
  };
  const toPreview = async (entered: CorrectionValues) => {
    setNotice('');
    setValues(entered);
    const { revision } = form.attributes;
    const correction = { change: changeOf(target, entered), reason: entered.reason.trim(), revision };
    const preview = await unlessChanged(look({ formId: form.id, correction }).unwrap());
    if (preview) setPlanned({ correction, preview });
  };
  const toCorrect = async ({ correction, preview }: Planned) => {
    const revision = await unlessChanged(correct({ formId: form.id, correction }).unwrap());
    if (!revision) return;
    toast.success(t.done(preview.meta.entries));
    onClose();
  };

  if (planned) {
    return (
      <CorrectionOutlook
        form={form.attributes}
        target={target}
        change={planned.correction.change}
        preview={planned.preview}
        onBusy={(busy) => onState(busy ? 'busy' : 'dirty')}
        onBack={() => setPlanned(undefined)}
        onConfirm={() => toCorrect(planned)}
      />
    );
  }
  return (
    <CorrectionForm
      form={form.attributes}
      target={target}
      defaults={values ?? valuesOf(form.attributes, target)}
      notice={notice}
      onState={onState}
      onSubmit={toPreview}
      onClose={onCancel}
    />
  );
}
