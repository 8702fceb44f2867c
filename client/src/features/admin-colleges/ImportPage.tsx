import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { IMPORT_MAX_BYTES, type CollegeImportResource } from 'contract/college-imports';
import { NothingToImport, RunButton, type RunProps } from '../../domain/imports/ImportCard';
import { Imports } from '../../domain/imports/Imports';
import { BackLink } from '../../shared/ui/BackLink';
import { AdminCollegesApi } from './adminColleges.api';
import { t as all } from './en';

const t = all.imports;

export default function ImportPage() {
  const query = AdminCollegesApi.useCollegeImportsQuery();
  const [check] = AdminCollegesApi.useCheckImportMutation();
  const [undo] = AdminCollegesApi.useUndoImportMutation();
  return (
    <>
      <BackLink to="/admin-colleges">{t.all}</BackLink>
      <Imports
        query={query}
        upload={{
          label: t.file,
          help: t.help,
          mostBytes: IMPORT_MAX_BYTES,
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

function outcomeOf(file: CollegeImportResource['attributes']): string {
  const { state, rows, added, changed, unchanged, undone } = file;
  if (undone) return t.undoResult(undone.deleted, undone.restored, undone.kept);
  return state === 'done' || state === 'undoing'
    ? t.hasChanged(added, changed, unchanged)
    : t.willChange(rows, added, changed, unchanged);
}

function Run({ file: { id, attributes }, onStarted }: RunProps<CollegeImportResource>) {
  const colleges = attributes.added + attributes.changed;
  const [run, { isLoading }] = AdminCollegesApi.useRunImportMutation();
  const [publish, setPublish] = useState(true);
  if (colleges === 0) return <NothingToImport />;
  return (
    <RunButton
      label={t.run(colleges)}
      isLoading={isLoading}
      run={() => run({ id, publish }).unwrap()}
      onStarted={onStarted}
    >
      <Checkbox
        checked={publish}
        onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
        label={t.publish}
      />
    </RunButton>
  );
}
