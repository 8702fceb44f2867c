import {
  type Application,
  applicationAfterMove,
  applicationDay,
  type ApplicationFields,
  isBound,
  noApplication,
  withoutDecision,
  withoutSubmission,
} from '../../../../contract/applications';
import type { SavedStatus } from '../../../../contract/saved-colleges';
import { compensation, decider } from '../../../kernel/decider';
import { Rejected } from '../../../kernel/errors';
import { applyChanges, changesBetween, fieldsBefore, type NewEvent } from '../../../kernel/event';
import type { SavedCollegeEvents, SavedCollegeRef } from './saved-colleges.events';
import { t } from '../messages';

export interface SavedCollege {
  readonly ref: SavedCollegeRef;
  readonly status: SavedStatus;
  readonly savedAt: string;
  readonly saved: boolean;
  /** Null while the student is only interested. */
  readonly application: Application | null;
}

export type SavedCollegeCommands = {
  /** A null status keeps the present one, or is 'interested' at first. A null name only moves a saved college. */
  Save: Omit<SavedCollegeRef, 'collegeName'> & { collegeName: string | null; status: SavedStatus | null };
  Unsave: { studentId: string };
  /** Restores the application of a college that was put back; otherwise it follows the status. */
  PutBack: { status: SavedStatus; savedAt: string; application?: Application | null };
  /** `boundTo` names another college whose binding plan is open. */
  EditApplication: {
    studentId: string;
    fields: Partial<ApplicationFields>;
    boundTo: string | null;
  };
  /** The day of the submission is the status', unless the college is 'applied'. */
  RestoreApplication: { fields: Partial<Application> };
};

const moved = ({ ref, ...from }: SavedCollege, status: SavedStatus, savedAt: string) => ({
  type: 'SavedCollegeMoved' as const,
  data: { ...ref, status: { from: from.status, to: status }, savedAt: { from: from.savedAt, to: savedAt } },
});

function changed(
  ref: SavedCollegeRef,
  before: Application | null,
  fields: Partial<Application>,
): NewEvent<SavedCollegeEvents>[] {
  const changes = before ? changesBetween(before, fields) : {};
  return Object.keys(changes).length === 0 ? [] : [{ type: 'ApplicationChanged', data: { ...ref, changes } }];
}

/** Returns the application after an edit, with what follows from it; `boundTo` is a college with a binding plan. */
function editedApplication(
  before: Application,
  fields: Partial<ApplicationFields>,
  boundTo: string | null,
  now: string,
): Application {
  const base = fields.submittedOn === null ? withoutSubmission(before) : before;
  const edited = decided(base, { ...base, ...fields }, fields, applicationDay(now));
  refuseWrongDates(edited, applicationDay(now));
  if (edited.isFinalChoice && edited.decision !== 'admitted')
    throw new Rejected('conflict', t('final-choice-not-admitted'));
  if (boundTo !== null && isBound(edited) && !isBound(before)) {
    const taken = t('binding-plan-taken', { college: boundTo });
    throw new Rejected('conflict', taken, { plan: taken });
  }
  return edited;
}

/** A new decision has a day, today unless it is given, and remembers the one that it replaces. */
function decided(
  before: Application,
  edited: Application,
  fields: Partial<ApplicationFields>,
  today: string,
): Application {
  if (edited.decision === null) return withoutDecision(edited);
  if (edited.decision === before.decision)
    return { ...edited, decidedOn: edited.decidedOn ?? before.decidedOn };
  const { decision, decidedOn, earlierDecisions } = before;
  return {
    ...edited,
    decidedOn: fields.decidedOn ?? today,
    scholarship: fields.scholarship ?? '',
    condition: fields.condition ?? '',
    isFinalChoice: fields.isFinalChoice ?? false,
    earlierDecisions:
      decision && decidedOn ? [...earlierDecisions, { decision, decidedOn }] : earlierDecisions,
  };
}

function refuseWrongDates(
  { submittedOn, completeOn, decision, decidedOn }: Application,
  today: string,
): void {
  const refuse = (field: keyof ApplicationFields, message: ReturnType<typeof t>): never => {
    throw new Rejected('conflict', message, { [field]: message });
  };
  if (submittedOn && submittedOn > today) refuse('submittedOn', t('submitted-in-future'));
  if (completeOn && completeOn > today) refuse('completeOn', t('complete-in-future'));
  if (completeOn && (!submittedOn || completeOn < submittedOn))
    refuse('completeOn', t('complete-before-submitted'));
  if (decision && decision !== 'withdrawn' && !submittedOn) refuse('decision', t('not-submitted'));
  if (decidedOn && decidedOn > today) refuse('decidedOn', t('decided-in-future'));
  if (decidedOn && submittedOn && decidedOn < submittedOn) refuse('decidedOn', t('decided-before-submitted'));
}

export const savedCollege = decider<SavedCollege | null, SavedCollegeCommands, SavedCollegeEvents>({
  name: 'saved-college',
  stream: {
    key: 'hash of student and college',
    growsWith: 'saving, moving and removing, and what changes the application',
  },
  initial: null,
  decide: {
    Save: ({ status, collegeName: known, ...save }, current, { now }) => {
      const collegeName = known ?? (current?.saved ? current.ref.collegeName : null);
      if (collegeName === null) throw new Rejected('not-found', t('college-not-found'));
      const ref = { ...save, collegeName };
      if (!current?.saved) {
        return [{ type: 'CollegeSaved', data: { ...ref, status: status ?? 'interested', savedAt: now } }];
      }
      if (status === null || status === current.status) return [];
      return [moved({ ...current, ref }, status, now)];
    },
    Unsave: ({ studentId }, current) => {
      if (current?.ref.studentId !== studentId) throw new Rejected('not-found', t('saved-college-not-found'));
      return current.saved
        ? [{ type: 'CollegeUnsaved', data: { ...current.ref, status: current.status } }]
        : [];
    },
    PutBack: ({ status, savedAt, application }, current) => {
      if (!current) throw new Rejected('not-found', t('saved-college-not-found'));
      const { ref, saved } = current;
      const isBack = saved && current.status === status && current.savedAt === savedAt;
      const back = saved
        ? moved(current, status, savedAt)
        : ({ type: 'CollegeSaved', data: { ...ref, status, savedAt } } as const);
      const following = isBack
        ? current.application
        : applicationAfterMove(status, savedAt, saved ? current.application : null);
      return [...(isBack ? [] : [back]), ...changed(ref, following, application ?? {})];
    },
    EditApplication: ({ studentId, fields, boundTo }, current, { now }) => {
      if (!current?.saved || current.ref.studentId !== studentId)
        throw new Rejected('not-found', t('saved-college-not-found'));
      const { ref, application: before } = current;
      if (!before) throw new Rejected('conflict', t('application-not-begun'));
      const edited = editedApplication(before, fields, boundTo, now);
      const status = edited.submittedOn === null ? 'applying' : 'applied';
      if (status === current.status) return changed(ref, before, edited);
      return [
        moved(current, status, now),
        ...changed(ref, applicationAfterMove(status, now, before), edited),
      ];
    },
    RestoreApplication: ({ fields: { submittedOn, ...others } }, current) => {
      if (!current?.saved) return [];
      const isSubmitted = current.status === 'applied';
      const fields = isSubmitted && submittedOn !== undefined ? { ...others, submittedOn } : others;
      return changed(current.ref, current.application, fields);
    },
  },
  evolve: {
    CollegeSaved: (_, { status, savedAt, ...ref }) => ({
      ref,
      status,
      savedAt,
      saved: true,
      application: applicationAfterMove(status, savedAt, null),
    }),
    SavedCollegeMoved: (current, { status, savedAt, ...ref }) => ({
      ref,
      status: status.to,
      savedAt: savedAt.to,
      saved: true,
      application: applicationAfterMove(status.to, savedAt.to, current?.application ?? null),
    }),
    CollegeUnsaved: (current) => ({ ...current!, saved: false }),
    ApplicationChanged: (current, { changes }) => ({
      ...current!,
      application: applyChanges(current!.application ?? noApplication, changes),
    }),
  },
});

export const savedCollegeCompensation = compensation({
  decider: savedCollege,
  undoCommands: {
    CollegeSaved: ({ studentId }) => ['Unsave', { studentId }],
    SavedCollegeMoved: ({ status, savedAt }, { before }) => [
      'PutBack',
      { status: status.from, savedAt: savedAt.from, application: before!.application },
    ],
    CollegeUnsaved: ({ status }, { before }) => [
      'PutBack',
      { status, savedAt: before!.savedAt, application: before!.application },
    ],
    ApplicationChanged: ({ changes }) => ['RestoreApplication', { fields: fieldsBefore(changes) }],
  },
});
