import type { Role } from '../../../../contract/roles';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/import-kind';
import type { RosterRow } from './roster-file';
import { t } from './messages';

interface KnownPeople {
  readonly id: string;
  readonly role: Role;
  readonly grade: string | null;
  readonly isMember: boolean;
}

export interface PlannedPerson extends Omit<RosterRow, 'isPhoneLeftOut'> {
  /** The id is also null if the counselor is in the same file and gets an account first. */
  readonly counselorId: string | null;
}

interface RosterPlan {
  readonly people: readonly PlannedPerson[];
  readonly unchanged: number;
  readonly issues: readonly RowIssue[];
}

const isCounseling = (role: Role) => role === 'counselor' || role === 'account_admin';

function differenceOf(row: RosterRow, known: KnownPeople): LocalizedMessage | undefined {
  if (!known.isMember) return t('row-refused.elsewhere');
  if (known.role !== row.role) return t('row-refused.other-role');
  return row.grade !== null && row.grade !== known.grade ? t('row-refused.other-grade') : undefined;
}

/** Divides rows into future accounts and those left out, with the reason; `known` is by lower-case address. */
export function planRoster(rows: readonly RosterRow[], known: ReadonlyMap<string, KnownPeople>): RosterPlan {
  const issues: RowIssue[] = [];
  const lines = new Map<string, number>();
  const first = rows.filter(({ email, line }) => {
    const earlier = lines.get(email);
    if (earlier === undefined) lines.set(email, line);
    else issues.push({ line, severity: 'error', localized: t('row-refused.repeated', { line: earlier }) });
    return earlier === undefined;
  });
  const fresh = first.filter(({ email }) => !known.has(email));
  const counseling = new Set(fresh.filter(({ role }) => isCounseling(role)).map(({ email }) => email));
  let unchanged = 0;
  const people = first.flatMap(({ isPhoneLeftOut, ...row }) => {
    const { line, email, counselor } = row;
    const refused = (localized: LocalizedMessage) => {
      issues.push({ line, severity: 'error', localized });
      return [];
    };
    const account = known.get(email);
    if (account) {
      const difference = differenceOf({ ...row, isPhoneLeftOut }, account);
      if (difference) return refused(difference);
      unchanged++;
      return [];
    }
    const named = counselor === null ? undefined : known.get(counselor);
    const counselorId = named?.isMember && isCounseling(named.role) ? named.id : null;
    if (counselor !== null && counselorId === null && !counseling.has(counselor))
      return refused(t('row-refused.counselor'));
    if (isPhoneLeftOut) issues.push({ line, severity: 'warning', localized: t('row-taken.phone') });
    return [{ ...row, counselorId }];
  });
  return { people, unchanged, issues };
}
