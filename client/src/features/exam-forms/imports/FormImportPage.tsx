import { useState } from 'react';
import type { Query } from 'contract/calls';
import { FORM_IMPORT_MAX_BYTES, type FormImportResource } from 'contract/exam-forms';
import { NothingToImport, RunButton, type RunProps } from '../../../domain/imports/ImportCard';
import { Imports } from '../../../domain/imports/Imports';
import { BackLink } from '../../../shared/ui/BackLink';
import { Choices } from './Choices';
import { t } from './en';
import { Formats } from './Formats';
import {
  useCheckFormImportMutation,
  useFormImportsQuery,
  useRunFormImportMutation,
  useUndoFormImportMutation,
} from './formImports.api';
import { ImportedForms } from './ImportedForms';

export default function FormImportPage() {
  const query = useFormImportsQuery();
  const [check] = useCheckFormImportMutation();
  const [undo] = useUndoFormImportMutation();
  const [meant, setMeant] = useState<Query<'POST /exams/form-imports'>>({});
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
          choices: <Choices meant={meant} onChange={setMeant} />,
          check: (file) => check({ file, meant }).unwrap(),
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
