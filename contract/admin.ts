import type { Related, Resource } from './http';
import type { FieldRules } from './rules';

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

export const operationRules = {
  /** Why an event is left out of a view, or a job runs again. */
  reason: {
    required: { code: 'noReason' },
    minLength: { value: 3, fault: { code: 'noReason' } },
    maxLength: { value: 500, fault: { code: 'reasonTooLong', max: 500 } },
  },
} as const satisfies Record<string, FieldRules>;
