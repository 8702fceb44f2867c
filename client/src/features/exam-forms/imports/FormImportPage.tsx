import { useState, useId } from 'react';
import { Button, FormGroup, HTMLSelect, InputGroup } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Query } from 'contract/calls';
import { FORM_IMPORT_MAX_BYTES, type FormImportResource, type ImportedForm } from 'contract/exam-forms';
import { EXAM_CODES, EXAM_TYPES, formIdOf, type ExamType } from 'contract/exam-definitions';
import { MAX_EXAM_CODE_LENGTH } from 'contract/exams';
import { NothingToImport, RunButton, type RunProps } from '../../../domain/imports/ImportCard';
import { Imports } from '../../../domain/imports/Imports';
import { BackLink } from '../../../shared/ui/BackLink';
import { applyProgress, tagsOnceChanged } from '../../../domain/imports/imports';
import { endpoints, resource, uploadOf, lists } from '../../../shared/api/resource';
import { onServerEvent } from '../../../shared/realtime/realtime';
import { Text, Grid } from '../../../shared/layout/layout';
import { DownloadIcon, AddIcon, EditIcon, MinusIcon } from '../../../shared/ui/icons';
import { toast } from '../../../shared/ui/toast';
import type { Column } from '../../../shared/list/columns';
import { DataTable } from '../../../shared/list/DataTable';
import { StatusTag } from '../../../shared/ui/StatusTag';
import { ExamFormsApi, FORM_FILES, type FormFile } from '../examForms.api';
import { t } from './en';
import styles from '../examForms.module.css';

const imports = resource('FormImport');

interface Upload {
  readonly file: File;
  readonly target: Query<'POST /exams/form-imports'>;
}

const {
  useFormImportsQuery,
  useCheckFormImportMutation,
  useRunFormImportMutation,
  useUndoFormImportMutation,
} = endpoints({
  formImports: imports.list('GET /exams/form-imports'),
  checkFormImport: imports.create('POST /exams/form-imports', {
    request: ({ file, target: query }: Upload) => ({ query, body: uploadOf(file) }),
  }),
  runFormImport: imports.create('POST /exams/form-imports/{id}/run'),
  undoFormImport: imports.create('POST /exams/form-imports/{id}/undo'),
});

onServerEvent('form-import.changed', {
  patch: { formImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(lists('FormImport'), event),
});

export default function FormImportPage() {
  const query = useFormImportsQuery();
  const [check] = useCheckFormImportMutation();
  const [undo] = useUndoFormImportMutation();
  const [target, setTarget] = useState<Query<'POST /exams/form-imports'>>({});
  return (
    <>
      <BackLink to="/exam-forms">{t.back}</BackLink>
      <Imports
        query={query}
        upload={{
          label: t.file,
          help: t.help,
          mostBytes: FORM_IMPORT_MAX_BYTES,
          templates: <Formats />,
          choices: <Choices target={target} onChange={setTarget} />,
          check: (file) => check({ file, target }).unwrap(),
        }}
        outcomeOf={outcomeOf}
        detailsOf={({ attributes }) => <ImportedForms forms={attributes.forms} />}
        Run={Run}
        undo={(id) => undo(id).unwrap()}
        undoConsequence={t.undoConsequence}
      />
    </>
  );
}

const changing = ({ forms }: FormImportResource['attributes']) =>
  forms.filter(({ change }) => change !== 'unchanged').length;

function outcomeOf(file: FormImportResource['attributes']): string {
  const { state, rows, content, undone } = file;
  if (undone) {
    const back = changing(file) - undone.kept.length;
    return undone.kept.length === 0 ? t.undoResult(back) : t.undoResultExcept(back, undone.kept);
  }
  return state === 'done' || state === 'undoing'
    ? t.hasChanged(t.contents[content], rows, changing(file))
    : t.willChange(t.contents[content], rows, changing(file));
}

function Run({ file: { id, attributes }, onStarted }: RunProps<FormImportResource>) {
  const [run, { isLoading }] = useRunFormImportMutation();
  const forms = changing(attributes);
  if (forms === 0) return <NothingToImport />;
  return (
    <RunButton
      label={t.run(forms)}
      isLoading={isLoading}
      run={() => run(id).unwrap()}
      onStarted={onStarted}
    />
  );
}

const formatsText = t.formats;

function Formats() {
  const [download] = ExamFormsApi.useDownloadFormMutation();
  const save = (type: ExamType, file: FormFile) =>
    download({ formId: formIdOf(type, EXAM_CODES[type][0]!), file })
      .unwrap()
      .catch(toast.failure);
  return (
    <>
      {EXAM_TYPES.flatMap((type) =>
        FORM_FILES.map((file) => (
          <Button
            key={`${type} ${file}`}
            size="small"
            icon={<DownloadIcon />}
            text={formatsText.template[file](type)}
            onClick={() => save(type, file)}
          />
        )),
      )}
      <details className={styles.formats}>
        <Text as="summary" pad={[1, 0]} tone="primary">
          {formatsText.summary}
        </Text>
        <p>{formatsText.key}</p>
        <p>{formatsText.scale}</p>
        <p>{formatsText.known}</p>
        <p>{formatsText.templates}</p>
      </details>
    </>
  );
}

const formsText = t.forms;

const KINDS = {
  new: { icon: <AddIcon />, intent: 'success' },
  changed: { icon: <EditIcon />, intent: 'primary' },
  unchanged: { icon: <MinusIcon /> },
} as const;

const columns: readonly Column<ImportedForm & { readonly id: string }>[] = [
  {
    key: 'form',
    header: formsText.form,
    cell: ({ formId, type, code }) => <Link to={`/exam-forms/${formId}`}>{formsText.name(type, code)}</Link>,
  },
  {
    key: 'change',
    header: formsText.change,
    cell: ({ change }) => (
      <div>
        <StatusTag {...KINDS[change]} label={formsText.kinds[change]} />
      </div>
    ),
  },
  { key: 'changes', header: formsText.changes, cell: ({ changes }) => formsText.count(changes) },
  { key: 'entries', header: formsText.entries, cell: ({ entries }) => formsText.countEntries(entries) },
];

function ImportedForms({ forms }: { forms: readonly ImportedForm[] }) {
  if (forms.length === 0) return null;
  return (
    <DataTable
      caption={formsText.what}
      columns={columns}
      rows={forms.map((form) => ({ ...form, id: form.formId }))}
    />
  );
}

const choicesText = t.choices;

type ImportQuery = Query<'POST /exams/form-imports'>;

interface ChoicesProps {
  readonly target: ImportQuery;
  readonly onChange: (target: ImportQuery) => void;
}

function Choices({ target, onChange }: ChoicesProps) {
  const id = useId();
  return (
    <Grid as="fieldset" min={200} gap={[0, 4]} pad={0} shrink className={styles.choices}>
      <Text as="legend" pad={0} below={2} size={2} weight={600}>
        {choicesText.label}
      </Text>
      <FormGroup label={choicesText.type} labelFor={`${id}-type`}>
        <HTMLSelect
          id={`${id}-type`}
          fill
          value={target.type ?? ''}
          options={[
            { value: '', label: choicesText.asFile },
            ...EXAM_TYPES.map((type) => ({ value: type, label: type })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...target, type: EXAM_TYPES.find((type) => type === value) })
          }
        />
      </FormGroup>
      <FormGroup
        label={choicesText.code}
        labelFor={`${id}-code`}
        helperText={<span id={`${id}-help`}>{choicesText.codeHelp}</span>}
      >
        <InputGroup
          id={`${id}-code`}
          fill
          aria-describedby={`${id}-help`}
          maxLength={MAX_EXAM_CODE_LENGTH}
          placeholder={choicesText.asFile}
          value={target.code ?? ''}
          onValueChange={(code) => onChange({ ...target, code: code || undefined })}
        />
      </FormGroup>
    </Grid>
  );
}
