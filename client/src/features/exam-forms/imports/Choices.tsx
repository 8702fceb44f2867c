import { FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import type { Query } from 'contract/calls';
import { EXAM_TYPES } from 'contract/exam-definitions';
import { MAX_EXAM_CODE_LENGTH } from 'contract/exams';
import { Grid, Text } from '../../../shared/layout/layout';
import { t as all } from './en';
import styles from './formImports.module.css';

const t = all.choices;

type ImportQuery = Query<'POST /exams/form-imports'>;

interface ChoicesProps {
  readonly meant: ImportQuery;
  readonly onChange: (meant: ImportQuery) => void;
}

export function Choices({ meant, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <Grid as="fieldset" min={200} gap={[0, 4]} pad={0} shrink className={styles.choices}>
      <Text as="legend" pad={0} below={2} size={2} weight={600}>
        {t.label}
      </Text>
      <FormGroup label={t.type} labelFor={`${id}-type`}>
        <HTMLSelect
          id={`${id}-type`}
          fill
          value={meant.type ?? ''}
          options={[
            { value: '', label: t.asFile },
            ...EXAM_TYPES.map((type) => ({ value: type, label: type })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...meant, type: EXAM_TYPES.find((type) => type === value) })
          }
        />
      </FormGroup>
      <FormGroup
        label={t.code}
        labelFor={`${id}-code`}
        helperText={<span id={`${id}-help`}>{t.codeHelp}</span>}
      >
        <InputGroup
          id={`${id}-code`}
          fill
          aria-describedby={`${id}-help`}
          maxLength={MAX_EXAM_CODE_LENGTH}
          placeholder={t.asFile}
          value={meant.code ?? ''}
          onValueChange={(code) => onChange({ ...meant, code: code || undefined })}
        />
      </FormGroup>
    </Grid>
  );
}
