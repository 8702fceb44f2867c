import { Button, Checkbox } from '@blueprintjs/core';
import { useState, useEffect, useRef } from 'react';
import type { Named } from 'contract/http';
import {
  columnsOf,
  ROSTER_COLUMNS,
  ROSTER_MAX_BYTES,
  ROSTER_REQUIRED,
  type RosterHeader,
  type RosterImportResource,
  type RosterPlaces,
  type RosterColumn,
} from 'contract/rosters';
import { NothingToImport, RunButton, type RunProps } from '../../domain/imports/ImportCard';
import { Imports, Columns, TemplateButton, SchoolChoice } from '../../domain/imports/Imports';
import { UsersLink } from '../../domain/people/UsersLink';
import { Loaded, type Query } from '../../shared/list/Loaded';
import { Empty } from '../../shared/list/States';
import { formatInstant } from '../../shared/lib/time';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { Box, Card } from '../../shared/layout/layout';
import { applyProgress, tagsOnceChanged } from '../../domain/imports/imports';
import { download, endpoints, mutation, resource, uploadOf, lists } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { t } from './en';
import { Waiting } from './Waiting';
import { AccessApi } from '../../domain/access/access.api';
import { AccountApi } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';

const imports = resource('RosterImport');
const importsAndInvitations = lists('RosterImport', 'Invitation');

interface CheckedFile {
  readonly file: File;
  readonly entity_id?: string;
  readonly columns?: string;
}

const {
  useRosterImportsQuery,
  useRosterHeaderMutation,
  useCheckRosterMutation,
  useRunRosterMutation,
  useMailRosterMutation,
  useUndoRosterMutation,
  useRosterTemplateMutation,
} = endpoints({
  rosterImports: imports.list('GET /roster-imports'),
  rosterHeader: mutation('POST /roster-imports/columns'),
  checkRoster: imports.create('POST /roster-imports', {
    request: ({ file, ...query }: CheckedFile) => ({ query, body: uploadOf(file) }),
  }),
  runRoster: mutation('POST /roster-imports/{id}/run', { invalidatesTags: importsAndInvitations }),
  mailRoster: mutation('POST /roster-imports/{id}/mails', { invalidatesTags: importsAndInvitations }),
  undoRoster: imports.create('POST /roster-imports/{id}/undo'),
  rosterTemplate: download('GET /roster-imports/template.csv', 'people.csv'),
});

onServerEvent('roster-import.changed', {
  patch: { rosterImports: applyProgress },
  invalidate: (event) => tagsOnceChanged(importsAndInvitations, event),
});

interface Unread {
  readonly file: File;
  readonly header: RosterHeader;
}

export default function ImportPeoplePage() {
  const schools = useSchools();
  return (
    <Loaded query={schools} what={t.schools} rows={3} empty={<Empty>{t.noSchools}</Empty>}>
      {(known) => (
        <>
          <UsersLink />
          <Rosters schools={known} />
          <Box above={5} width="list">
            <Waiting />
          </Box>
        </>
      )}
    </Loaded>
  );
}

function Rosters({ schools }: { schools: readonly Named[] }) {
  const query = useRosterImportsQuery();
  const [schoolId, setSchoolId] = useState('');
  const [unread, setUnread] = useState<Unread>();
  const [read] = useRosterHeaderMutation();
  const [check] = useCheckRosterMutation();
  const [undo] = useUndoRosterMutation();
  const entity_id = schoolId || (schools.length === 1 ? schools[0]!.id : undefined);

  const begin = async (file: File) => {
    setUnread(undefined);
    if (entity_id === undefined) throw new Error(t.noSchool);
    const header = await read(file).unwrap();
    if (ROSTER_REQUIRED.every((column) => column in header.columns))
      return check({ file, entity_id }).unwrap();
    setUnread({ file, header });
    return { id: '' };
  };
  const proceed = async ({ file }: Unread, places: RosterPlaces) => {
    await check({ file, entity_id, columns: columnsOf(places) }).unwrap();
    setUnread(undefined);
    toast.success(t.columns.checked(file.name));
  };

  return (
    <Imports
      query={query}
      upload={{
        label: t.file,
        help: <Format />,
        mostBytes: ROSTER_MAX_BYTES,
        templates: <Template />,
        choices: schools.length > 1 && (
          <SchoolChoice schools={schools} value={schoolId} onChange={setSchoolId} />
        ),
        check: begin,
      }}
      between={
        unread && (
          <ColumnChooser
            key={unread.file.lastModified + unread.file.name}
            fileName={unread.file.name}
            header={unread.header}
            onChosen={(places) => proceed(unread, places)}
          />
        )
      }
      outcomeOf={outcomeOf}
      detailsOf={(file) => <Stayed {...file} />}
      furtherOf={(file) => <Mail {...file} />}
      Run={Run}
      undo={(id) => undo(id).unwrap()}
      undoConsequence={t.undoConsequence}
    />
  );
}

const Format = () => (
  <>
    <p>{t.help}</p>
    <details>
      <summary>{t.header}</summary>
      <Columns
        columns={ROSTER_COLUMNS.map((column) => ({
          name: column.replaceAll('_', ' '),
          holds: t.explained[column],
        }))}
      />
    </details>
  </>
);

function Template() {
  const [download, { isLoading }] = useRosterTemplateMutation();
  return <TemplateButton disabled={isLoading} download={download} />;
}

function outcomeOf(file: RosterImportResource['attributes']): string {
  const { state, undone } = file;
  if (undone) return t.undoResult(undone.removed, undone.kept);
  return state === 'done' || state === 'undoing' ? t.hasOpened(file) : t.willOpen(file);
}

const Stayed = ({ attributes: { stayed } }: RosterImportResource) =>
  stayed.length > 0 && (
    <ul>
      {stayed.map(({ id, name, acceptedAt }) => (
        <li key={id}>{t.stayed(name, formatInstant(acceptedAt))}</li>
      ))}
    </ul>
  );

function Mail({ id, attributes: { state, people, mailed, accepted } }: RosterImportResource) {
  const [mail, { isLoading }] = useMailRosterMutation();
  const left = people - Math.max(mailed, accepted);
  if (state !== 'done' || left === 0) return null;
  return (
    <Button
      text={t.mail(left)}
      loading={isLoading}
      onClick={() => runAction(mail(id).unwrap(), t.mailed).catch(toast.failure)}
    />
  );
}

function Run({ file: { id, attributes }, onStarted }: RunProps<RosterImportResource>) {
  const [run, { isLoading }] = useRunRosterMutation();
  const [send, setSend] = useState(true);
  if (attributes.people === 0) return <NothingToImport />;
  return (
    <RunButton
      label={t.run(attributes.people)}
      isLoading={isLoading}
      run={() => run({ id, send }).unwrap()}
      onStarted={onStarted}
    >
      <Checkbox
        checked={send}
        onChange={({ currentTarget }) => setSend(currentTarget.checked)}
        label={t.send}
      />
    </RunButton>
  );
}

function useSchools(): Query<readonly Named[]> {
  const isAdmin = useSignedInUser().role === 'admin';
  const all = AccessApi.useEntitiesQuery(undefined, { skip: !isAdmin });
  const own = AccountApi.useProfileQuery(undefined, { skip: isAdmin });
  return isAdmin ? all : { ...own, currentData: own.currentData?.relationships.entities.data };
}

const columnsText = t.columns;

/** Maps each column to its position in the header; empty when the file has no such column. */
type Values = Record<RosterColumn, string>;

interface ColumnChooserProps {
  readonly fileName: string;
  readonly header: RosterHeader;
  readonly onChosen: (places: RosterPlaces) => Promise<void>;
}

const SAMPLE_LENGTH = 40;

const placesOf = (values: Values): RosterPlaces =>
  Object.fromEntries(
    Object.entries(values).flatMap(([column, place]) => (place === '' ? [] : [[column, Number(place)]])),
  );

function ColumnChooser({ fileName, header, onChosen }: ColumnChooserProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const known = ROSTER_COLUMNS.map((column) => [column, String(header.columns[column] ?? '')]);
  const options = [
    { value: '', label: columnsText.none },
    ...header.headers.map((name, place) => ({
      value: String(place),
      label: columnsText.option(
        name.trim() || columnsText.unnamed(place + 1),
        header.sample[place]?.trim().slice(0, SAMPLE_LENGTH),
      ),
    })),
  ];
  return (
    <Card as="section" gap={3} pad={[4, 'inset']} below={5} width="measure">
      <h2 ref={heading} tabIndex={-1}>
        {columnsText.title}
      </h2>
      <p>{columnsText.why(fileName)}</p>
      <Form<Values>
        defaults={Object.fromEntries(known) as Values}
        onSubmit={(values) => onChosen(placesOf(values))}
        submitLabel={columnsText.submit}
      >
        {ROSTER_COLUMNS.map((column) => (
          <Field<Values>
            key={column}
            name={column}
            label={columnsText.names[column]}
            kind="select"
            options={options}
            missing={
              ROSTER_REQUIRED.includes(column)
                ? columnsText.missing(columnsText.names[column].toLowerCase())
                : undefined
            }
          />
        ))}
      </Form>
    </Card>
  );
}
