import {
  type CollegeDescription,
  type CollegeFacts,
  type CollegeStatus,
  type Deadlines,
  noDeadlines,
  noDescription,
  noFacts,
} from '../../../contract/colleges';
import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import { applyChanges, type Changes, changesBetween, fieldsBefore } from '../../kernel/event';
import type { CollegeEvents, CollegeFields } from './colleges.events';
import { t } from './messages';

export interface College {
  readonly ceebCode: string;
  readonly fields: CollegeFields;
  readonly deadlines: Deadlines;
  readonly deleted: boolean;
  readonly addedBy: string | null;
  readonly edited: boolean;
  readonly imported: Readonly<Record<string, Changes<CollegeFields>>>;
}

export type CollegeCommands = {
  AddCollege: {
    ceebCode: string;
    description: CollegeDescription;
    facts: CollegeFacts;
    status: CollegeStatus;
  };
  EditCollege: { fields: Partial<CollegeFields> };
  DeleteCollege: Record<string, never>;
  RestoreCollege: Record<string, never>;
  SetDeadlines: { deadlines: Partial<Deadlines> };
  ResetDeadlines: Record<string, never>;
  /** Facts that the file lacks are absent. A college that `isKnown` is not added again if it was deleted. */
  ImportCollege: {
    importId: string;
    ceebCode: string;
    isKnown: boolean;
    description: CollegeDescription;
    facts: Partial<CollegeFacts>;
    status: CollegeStatus;
  };
  UndoImport: { importId: string };
};

export const collegeNotFound = () => new Rejected('not-found', t('college-not-found'));

const existing = (college: College | null): College => {
  if (!college || college.deleted) throw collegeNotFound();
  return college;
};

const anything = (changes: object) => Object.keys(changes).length > 0;

const fieldsLike = <Part extends object>(sample: Part, fields: Part): Part =>
  Object.fromEntries(Object.keys(sample).map((field) => [field, fields[field as keyof Part]])) as Part;

const refuseDuplicate = (ceebCode: string): never => {
  const taken = t('ceeb-code-taken', { ceebCode });
  throw new Rejected('conflict', taken, { ceeb_code: taken });
};

/** An import replaces the facts that its file has; names that people search for are only added. */
export function importedChanges(
  fields: CollegeFields,
  { aliases = [], ...facts }: Partial<CollegeFacts>,
): Changes<CollegeFields> {
  const known = new Set(fields.aliases.map((alias) => alias.toLowerCase()));
  const added = aliases.filter((alias) => !known.has(alias.toLowerCase()));
  return changesBetween<CollegeFields>(fields, { ...facts, aliases: [...fields.aliases, ...added] });
}

/** Reverts the fields that still have the value of the import. */
function revertedFields(fields: CollegeFields, imported: Changes<CollegeFields>): Changes<CollegeFields> {
  const current = fields as unknown as Record<string, unknown>;
  const entries = Object.entries(imported as Record<string, { from: unknown; to: unknown }>);
  const untouched = entries.filter(
    ([field, { to }]) => JSON.stringify(current[field]) === JSON.stringify(to),
  );
  return Object.fromEntries(untouched.map(([field, { from, to }]) => [field, { from: to, to: from }]));
}

/** The stream is named by the CEEB code or its surrogate, which makes that unique. */
export const college = decider<College | null, CollegeCommands, CollegeEvents>({
  name: 'college',
  stream: { key: 'CEEB code, or `U` and UNITID', growsWith: 'edits and imports that change the college' },
  initial: null,
  decide: {
    AddCollege: ({ ceebCode, description, facts, status }, college) => {
      if (college && !college.deleted) {
        const differs = anything(changesBetween(college.fields, { ...description, ...facts, status }));
        return differs ? refuseDuplicate(ceebCode) : [];
      }
      return [{ type: 'CollegeAdded', data: { ceebCode, description, facts, status, importId: null } }];
    },
    EditCollege: ({ fields }, college) => {
      const { ceebCode, fields: current } = existing(college);
      const changes = changesBetween(current, fields);
      if (!anything(changes)) return [];
      const name = fields.name ?? current.name;
      return [{ type: 'CollegeEdited', data: { ceebCode, name, changes, importId: null, undo: false } }];
    },
    DeleteCollege: (_, college) => {
      if (college?.deleted) return [];
      const { ceebCode, fields } = existing(college);
      return [{ type: 'CollegeDeleted', data: { ceebCode, name: fields.name, importId: null } }];
    },
    RestoreCollege: (_, college) => {
      if (!college) throw collegeNotFound();
      const { ceebCode, fields, deadlines, deleted } = college;
      if (!deleted) return [];
      const changes = changesBetween(noDeadlines, deadlines);
      const added = {
        ceebCode,
        description: fieldsLike(noDescription, fields),
        facts: fieldsLike(noFacts, fields),
        status: fields.status,
        importId: null,
      };
      return [
        { type: 'CollegeAdded', data: added },
        ...(anything(changes)
          ? [{ type: 'CollegeDeadlinesChanged' as const, data: { ceebCode, name: fields.name, changes } }]
          : []),
      ];
    },
    SetDeadlines: ({ deadlines }, college) => {
      const { ceebCode, fields, deadlines: current } = existing(college);
      const changes = changesBetween(current, deadlines);
      if (!anything(changes)) return [];
      return [{ type: 'CollegeDeadlinesChanged', data: { ceebCode, name: fields.name, changes } }];
    },
    ResetDeadlines: (_, college) => {
      const { ceebCode, fields, deadlines } = existing(college);
      if (!anything(changesBetween(deadlines, noDeadlines))) return [];
      return [{ type: 'CollegeDeadlinesReset', data: { ceebCode, name: fields.name, deadlines } }];
    },
    /** The description is only used for a new college. */
    ImportCollege: ({ importId, ceebCode, isKnown, description, facts, status }, college) => {
      if (!college || college.deleted) {
        if (isKnown) return [];
        const all = { ...noFacts, ...facts };
        return [{ type: 'CollegeAdded', data: { ceebCode, description, facts: all, status, importId } }];
      }
      const { unitId } = college.fields;
      if (unitId !== null && facts.unitId && facts.unitId !== unitId) refuseDuplicate(ceebCode);
      const changes = importedChanges(college.fields, facts);
      if (!anything(changes)) return [];
      const { name } = college.fields;
      return [{ type: 'CollegeEdited', data: { ceebCode, name, changes, importId, undo: false } }];
    },
    /** Later edits by people stay, and so does a college that was added and then edited. */
    UndoImport: ({ importId }, college) => {
      if (!college || college.deleted) return [];
      const { ceebCode, fields, addedBy, edited, imported } = college;
      if (addedBy === importId) {
        return edited ? [] : [{ type: 'CollegeDeleted', data: { ceebCode, name: fields.name, importId } }];
      }
      const changes = revertedFields(fields, imported[importId] ?? {});
      if (!anything(changes)) return [];
      return [
        { type: 'CollegeEdited', data: { ceebCode, name: fields.name, changes, importId, undo: true } },
      ];
    },
  },
  evolve: {
    CollegeAdded: (_, { ceebCode, description, facts, status, importId }) => ({
      ceebCode,
      fields: { ...description, ...facts, status },
      deadlines: noDeadlines,
      deleted: false,
      addedBy: importId,
      edited: false,
      imported: {},
    }),
    CollegeEdited: (college, { changes, importId, undo }) => ({
      ...college!,
      fields: applyChanges(college!.fields, changes),
      edited: college!.edited || importId === null,
      imported:
        importId === null ? college!.imported : { ...college!.imported, [importId]: undo ? {} : changes },
    }),
    CollegeDeleted: (college) => ({ ...college!, deleted: true }),
    CollegeDeadlinesChanged: (college, { changes }) => ({
      ...college!,
      deadlines: applyChanges(college!.deadlines, changes),
      edited: true,
    }),
    CollegeDeadlinesReset: (college) => ({ ...college!, deadlines: noDeadlines, edited: true }),
  },
});

/** Events of an import are excluded, since undoing the import covers them. */
export const collegeCompensation = compensation({
  decider: college,
  undoCommands: {
    CollegeAdded: ({ importId }) => (importId === null ? ['DeleteCollege', {}] : undefined),
    CollegeEdited: ({ importId, changes }) =>
      importId === null ? ['EditCollege', { fields: fieldsBefore(changes) }] : undefined,
    CollegeDeleted: ({ importId }) => (importId === null ? ['RestoreCollege', {}] : undefined),
    CollegeDeadlinesChanged: ({ changes }) => ['SetDeadlines', { deadlines: fieldsBefore(changes) }],
    CollegeDeadlinesReset: ({ deadlines }) => ['SetDeadlines', { deadlines }],
  },
});
