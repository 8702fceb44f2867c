import { FormGroup, HTMLSelect } from '@blueprintjs/core';
import { useId, type ReactNode, type Ref } from 'react';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { type ExamFormResource } from 'contract/exams';
import { t as exams } from '../../domain/exams/en';
import { Sample } from '../../domain/exams/Sample';
import { DateInput } from '../../shared/form/DateInput';
import { FieldError } from '../../shared/form/FieldError';
import { Grid, Row, Text } from '../../shared/layout/layout';
import { plusDays, today } from '../../shared/lib/time';
import { SegmentedSwitch } from '../../shared/ui/SegmentedSwitch';
import { t } from './en';
import type { Draft } from './useDraft';
import styles from './examEntry.module.css';

const TYPES = EXAM_TYPES.map((value) => ({ value, text: exams.types[value] }));

interface FieldsProps {
  readonly draft: Draft;
  readonly forms: readonly ExamFormResource[];
  readonly isReadOnly: boolean;
  readonly onType?: (type: ExamType) => void;
  readonly onChange: (changes: Partial<Pick<Draft, 'code' | 'dateTaken'>>) => void;
  readonly onDateLeft: () => void;
  readonly faults: { readonly examCode?: string; readonly dateTaken?: ReactNode };
  readonly dateRef: Ref<HTMLInputElement>;
}

export function Fields({ draft: { type, code, dateTaken }, forms, faults, ...props }: FieldsProps) {
  const id = useId();
  const offered = forms.filter(({ attributes }) => attributes.type === type);
  const chosen = offered.find(({ attributes }) => attributes.code === code)?.attributes;
  const codes = offered.map(({ attributes }) => attributes.code);
  return (
    <Grid
      stackedBelow="tablet"
      pad={[4, 'inset', 0]}
      columns="auto repeat(2, minmax(0, 1fr))"
      gap={[0, 5]}
      framed
    >
      <FormGroup label={t.fields.test}>
        {props.onType && !props.isReadOnly ? (
          <SegmentedSwitch label={t.fields.test} options={TYPES} value={type} onChange={props.onType} />
        ) : (
          <strong className={styles.type}>{exams.types[type]}</strong>
        )}
      </FormGroup>
      <FormGroup
        label={t.fields.form}
        labelFor={`${id}-code`}
        helperText={
          <>
            <FieldError id={`${id}-code-error`}>{faults.examCode}</FieldError>
            <Row as="span" inline wrap gap={[1, 2]} id={`${id}-code-help`}>
              {chosen?.sample && (
                <>
                  <Sample /> {exams.aboutSample}
                </>
              )}
            </Row>
          </>
        }
      >
        <HTMLSelect
          id={`${id}-code`}
          fill
          value={code}
          disabled={props.isReadOnly}
          options={codes.includes(code) ? codes : [code, ...codes]}
          aria-invalid={faults.examCode ? true : undefined}
          aria-describedby={`${id}-code-help ${faults.examCode ? `${id}-code-error` : ''}`}
          onChange={({ currentTarget }) => props.onChange({ code: currentTarget.value })}
        />
      </FormGroup>
      <FormGroup
        label={t.fields.date}
        labelFor={`${id}-date`}
        helperText={
          <>
            <Text size={2} tone="danger" block id={`${id}-date-error`} className={styles.error}>
              {faults.dateTaken}
            </Text>
            <span id={`${id}-date-help`}>{t.fields.dateHelp}</span>
          </>
        }
      >
        <DateInput
          id={`${id}-date`}
          inputRef={props.dateRef}
          fill
          max={plusDays(today(), -1)}
          value={dateTaken}
          readOnly={props.isReadOnly}
          aria-required
          aria-invalid={faults.dateTaken ? true : undefined}
          aria-describedby={`${faults.dateTaken ? `${id}-date-error ` : ''}${id}-date-help`}
          onValueChange={(value) => props.onChange({ dateTaken: value })}
          onBlur={props.onDateLeft}
        />
      </FormGroup>
    </Grid>
  );
}
