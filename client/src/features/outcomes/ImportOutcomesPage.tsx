import { useState } from 'react';
import { OUTCOME_COLUMNS, OUTCOME_IMPORT_MAX_BYTES, type OutcomeImportResource } from 'contract/outcomes';
import type { EntityResource } from 'contract/entities';
import { AccessApi } from '../../domain/access/access.api';
import { NothingToImport, RunButton, type RunProps } from '../../domain/imports/ImportCard';
import { Imports, Columns, TemplateButton, SchoolChoice } from '../../domain/imports/Imports';
import { Loaded } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, mutation, resource, uploadOf, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import { t } from './en';

const imports = resource('OutcomeImport');
const importsAndOutcomes = lists('OutcomeImport', 'Outcome');

const {
  useOutcomeImportsQuery,
  useCheckOutcomesMutation,
  useRunOutcomesMutation,
  useUndoOutcomesMutation,
  useOutcomeTemplateMutation,
} = endpoints({
  outcomeImports: imports.list('GET /outcome-imports'),
  checkOutcomes: imports.create('POST /outcome-imports', {
    request: ({ file, ...query }: { readonly file: File; readonly entity_id?: string }) => ({
      query,
      body: uploadOf(file),
    }),
  }),
  runOutcomes: mutation('POST /outcome-imports/{id}/run', { invalidatesTags: importsAndOutcomes }),
  undoOutcomes: imports.create('POST /outcome-imports/{id}/undo'),
  outcomeTemplate: download('GET /outcome-imports/template.csv', 'past-results.csv'),
});

onServerEvent('outcome-import.changed', {
  patch: { outcomeImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(importsAndOutcomes, event),
});

export default function ImportOutcomesPage() {
  return (
    <Loaded
      query={AccessApi.useEntitiesQuery()}
      what={t.schools}
      rows={3}
      empty={<Empty>{t.noSchools}</Empty>}
    >
      {(schools) => <OutcomeImports schools={schools} />}
    </Loaded>
  );
}

function OutcomeImports({ schools }: { schools: readonly EntityResource[] }) {
  const query = useOutcomeImportsQuery();
  const [check] = useCheckOutcomesMutation();
  const [undo] = useUndoOutcomesMutation();
  const [entity_id, setSchool] = useState(schools[0]!.id);
  return (
    <Imports
      query={query}
      upload={{
        label: t.file,
        help: <Format />,
        mostBytes: OUTCOME_IMPORT_MAX_BYTES,
        templates: <Template />,
        choices: schools.length > 1 && (
          <SchoolChoice schools={schools} value={entity_id} onChange={setSchool} />
        ),
        check: (file) => check({ file, entity_id }).unwrap(),
      }}
      outcomeOf={outcomeOf}
      Run={Run}
      undo={(id) => undo(id).unwrap()}
      undoConsequence={t.undoConsequence}
    />
  );
}

const Format = () => (
  <>
    <p>{t.help}</p>
    <Columns columns={OUTCOME_COLUMNS.map((name) => ({ name, holds: t.columns[name] }))} />
  </>
);

function Template() {
  const [download, { isLoading }] = useOutcomeTemplateMutation();
  return <TemplateButton disabled={isLoading} download={download} />;
}

function outcomeOf({ state, rows, outcomes, school, undone }: OutcomeImportResource['attributes']): string {
  if (undone) return t.undoResult(undone.removed);
  return state === 'done' || state === 'undoing'
    ? t.hasImported(outcomes, school)
    : t.willImport(rows, outcomes, school);
}

function Run({ file: { id, attributes }, onStarted }: RunProps<OutcomeImportResource>) {
  const [run, { isLoading }] = useRunOutcomesMutation();
  if (attributes.outcomes === 0) return <NothingToImport />;
  return (
    <RunButton
      label={t.run(attributes.outcomes)}
      isLoading={isLoading}
      run={() => run(id).unwrap()}
      onStarted={onStarted}
    />
  );
}
