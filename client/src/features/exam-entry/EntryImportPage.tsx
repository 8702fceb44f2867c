import { ENTRY_COLUMNS, ENTRY_IMPORT_MAX_BYTES, type EntryImportResource } from 'contract/entry-imports';
import { EXAM_TYPES, type ExamType } from 'contract/exam-definitions';
import { t as exams } from '../../domain/exams/en';
import { NothingToImport, RunButton, type RunProps } from '../../domain/imports/ImportCard';
import { Imports, Columns, TemplateButton } from '../../domain/imports/Imports';
import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, resource, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t as all } from './en';
import { StudentsLink } from './Frame';

const imports = resource('EntryImport');

const {
  useEntryImportsQuery,
  useCheckEntriesMutation,
  useRunEntryImportMutation,
  useUndoEntryImportMutation,
  useEntryTemplateMutation,
} = endpoints({
  entryImports: imports.list('GET /exams/entry-imports'),
  checkEntries: imports.create('POST /exams/entry-imports'),
  runEntryImport: imports.create('POST /exams/entry-imports/{id}/run'),
  undoEntryImport: imports.create('POST /exams/entry-imports/{id}/undo'),
  entryTemplate: download(
    'GET /exams/entry-imports/template.csv',
    (type: ExamType) => `${type.toLowerCase()}-answers.csv`,
    (type) => ({ query: { type } }),
  ),
});

onServerEvent('entry-import.changed', {
  patch: { entryImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(lists('EntryImport'), event),
});

const t = all.imports;

export default function EntryImportPage() {
  const query = useEntryImportsQuery();
  const [check] = useCheckEntriesMutation();
  const [undo] = useUndoEntryImportMutation();
  return (
    <>
      <StudentsLink />
      <Imports
        query={query}
        upload={{
          label: t.file,
          help: <Format />,
          mostBytes: ENTRY_IMPORT_MAX_BYTES,
          templates: <Templates />,
          check: (file) => check(file).unwrap(),
        }}
        outcomeOf={outcomeOf}
        Run={Run}
        undo={(id) => undo(id).unwrap()}
        undoConsequence={t.undoConsequence}
      />
    </>
  );
}

const Format = () => (
  <>
    <p>{t.help}</p>
    <Columns
      columns={ENTRY_COLUMNS.filter((column) => column in t.columns).map((column) => ({
        name: column === 'section1' ? t.sections : column,
        holds: t.columns[column as keyof typeof t.columns],
      }))}
    />
  </>
);

function Templates() {
  const [download, { isLoading }] = useEntryTemplateMutation();
  return EXAM_TYPES.map((type) => (
    <TemplateButton
      key={type}
      text={t.template(exams.types[type])}
      disabled={isLoading}
      download={() => download(type)}
    />
  ));
}

function outcomeOf({ state, rows, entries, undone }: EntryImportResource['attributes']): string {
  if (undone) return t.undoResult(undone.removed, undone.kept);
  return state === 'done' || state === 'undoing' ? t.hasEntered(entries) : t.willEnter(rows, entries);
}

function Run({ file: { id, attributes }, onStarted }: RunProps<EntryImportResource>) {
  const [run, { isLoading }] = useRunEntryImportMutation();
  if (attributes.entries === 0) return <NothingToImport />;
  return (
    <RunButton
      label={t.run(attributes.entries)}
      isLoading={isLoading}
      run={() => run(id).unwrap()}
      onStarted={onStarted}
    />
  );
}
