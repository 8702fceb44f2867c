import type { Role, SwappableRole } from './roles';

/** What the calls answer: a JSON body with `data`, and `pageCount` where there are pages. */
export interface Resource<Attributes, Relationships = Record<string, never>> {
  readonly id: string;
  readonly attributes: Attributes;
  readonly relationships: Relationships;
}

export interface Page<Item> {
  readonly data: readonly Item[];
  readonly pageCount: number;
}

export interface Related<Attributes = Record<string, never>> {
  readonly data: { readonly id: string; readonly attributes: Attributes } | null;
}

/** Body of every failed call. */
export interface Problem {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  /** A sentence for each field at fault. */
  readonly fields?: Readonly<Record<string, string>>;
}

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
}

/** The `user` object in the access token's payload. */
export interface TokenUser {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: Role;
}

/** `GET /users/profile` → `data`. */
export type ProfileResource = Resource<{
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly role: Role;
}>;

/** `GET /users/counselor/{id}/profile` → `data`. */
export type CounselorProfileResource = Resource<{ readonly firstName: string; readonly lastName: string }>;

/** `GET /admin/all` → `data[]`. `relation` repeats the role, as the lists read it. */
export type UserResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly role: Role;
    readonly relation: Role;
    readonly createdAt: string;
  },
  { readonly entity: Related<{ readonly name: string }> }
>;

interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * `GET /users/list-access` → `data[]`: a person one may act for or write to. `relation` is that person's role,
 * and the relationship of that name holds the id.
 */
export type AccessResource = Resource<
  PersonName & { readonly relation: Role; readonly email: string },
  { readonly [relation in Role]?: Related<PersonName> }
>;

/** `GET /admin/entities` → `data[]`. */
export type EntityResource = Resource<
  { readonly name: string; readonly description: string; readonly memberCount: number },
  {
    readonly users: {
      readonly data: readonly {
        readonly id: string;
        readonly attributes: PersonName & { readonly role: Role };
      }[];
    };
  }
>;

export const TASK_TYPES = ['standard', 'custom', 'college'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Dates without a time of day are `YYYY-MM-DD`; instants are ISO 8601 with `Z`. */
export interface TaskDefinitionAttributes {
  readonly external_id: string | null;
  readonly name: string;
  readonly description: string;
  readonly due_date: string | null;
  readonly due_date_can_be_modified: boolean;
  /** The 'Why' text; paragraphs are parted by `####`. */
  readonly importance: string;
  readonly weighted_importance: number | null;
  readonly approx_total_hours: number | null;
  /** The 'How' text; paragraphs are parted by `####`. */
  readonly notes: string;
  readonly type: TaskType;
}

/** `GET /v2/tasks/all` as staff, `GET /v2/tasks?externalId=` → `data[]` and the body itself. */
export type TaskDefinitionResource = Resource<
  TaskDefinitionAttributes & {
    readonly createdAt: string;
    /** Whether it goes to everyone the author may act for, also to those who come later. */
    readonly applyToAll: boolean;
    /** Whether it comes with every college, also with those that are added later. */
    readonly applyToAllColleges: boolean;
    readonly assignedCount: number;
  },
  {
    readonly college_tasks: {
      readonly data: readonly {
        readonly id: string;
        readonly due_date: string | null;
        readonly college: string;
        /** The code where the college is not known. */
        readonly college_name: string;
      }[];
    };
  }
>;

/** `GET /v2/tasks/all` as a student, `GET /v2/tasks/{studentId}` as staff → `data[]`. `id` is the assignment's. */
export type TaskAssignmentResource = Resource<
  {
    readonly taskId: string;
    readonly studentId: string;
    readonly name: string;
    readonly description: string;
    readonly type: TaskType;
    readonly externalId: string | null;
    readonly importance: string;
    readonly notes: string;
    readonly weightedImportance: number | null;
    readonly approxTotalHours: number | null;
    readonly dateEntered: string;
    readonly dueDate: string | null;
    readonly dueDateCanBeModified: boolean;
    readonly completedDate: string | null;
    /** Revision of the assignment: what a live event says is news only where its version is higher. */
    readonly version: number;
  },
  { readonly college: Related<{ readonly name: string }> }
>;

/** Answer of the sync calls. */
export interface SyncResult {
  readonly message: string;
  readonly count: number;
  readonly syncedAt: string;
}

/** `PATCH /users/role/{id}` takes `{ role }`. */
export interface RoleChange {
  readonly role: SwappableRole;
}

/** `GET /admin/audit` → `data[]`. */
export type AuditResource = Resource<
  {
    readonly time: string;
    readonly type: string;
    readonly sentence: string;
    /** Field to value; a field that was not there is absent. */
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
    readonly stream: string;
    readonly revision: number;
    readonly correlationId: string;
    readonly actorRole: string;
  },
  {
    /** Null data: the system itself; the name of an erased person is `[erased]`. */
    readonly actor: Related<{ readonly name: string }>;
    readonly subject: Related<{ readonly name: string }>;
    readonly task: Related<{ readonly name: string }>;
  }
>;
