import type { ApplicationPlan, Decision } from './applications';
import type { Favorites, Majors, SchoolType } from './about';
import type { Chance, DeadlineKind } from './colleges';
import type { Resource } from './http';
import type { Grade } from './profile';
import type { HonorType } from './record';
import type { Role } from './roles';
import { date, type FieldRules } from './rules';
import type { SavedStatus } from './saved-colleges';
import type { TestType } from './test-scores';
import type { SchoolDocument } from './transcripts';

export interface IncompleteTask {
  readonly name: string;
  readonly due_date: string | null;
  /** A due date before this day is not late. Null if a person has set it. */
  readonly counts_from: string | null;
  readonly college: string | null;
}

interface Many<Attributes> {
  readonly data: readonly Resource<Attributes>[];
}

export interface PracticeTest {
  readonly code: string;
  readonly sample: boolean;
  readonly counted: boolean;
  /** The composite is null unless the form scales every section. */
  readonly composite: number | null;
}

export type SnapshotResource = Resource<
  {
    readonly first_name: string;
    readonly last_name: string;
    readonly email: string;
    readonly role: Role;
    readonly grade: Grade;
    readonly year: number | null;
    readonly pronoun: string | null;
    readonly gender: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly class_rank: number | null;
    readonly class_size: number | null;
    readonly gpa: number | null;
    readonly gpa_scale: number | null;
    readonly high_school_name: string | null;
    readonly high_school_size: number | null;
    readonly high_school_type: SchoolType | null;
    readonly ordered_major_choices: Majors | null;
    readonly ordered_favorites: Favorites | null;
    readonly profile_notes: string;
    readonly incomplete_tasks: readonly IncompleteTask[];
    /** The day at whose end the record was as shown; null if it is the present record. */
    readonly as_of: string | null;
  },
  {
    readonly collegeList: Many<{
      readonly ceeb_code: string;
      readonly name: string;
      readonly state: string;
      readonly status: SavedStatus;
      /** By the best official or counted test; unknown without one. */
      readonly fit: Chance;
      /** Null once the student has applied, or if the college has no deadline to come. */
      readonly next_deadline: { readonly kind: DeadlineKind; readonly date: string } | null;
      readonly open_tasks: number;
      /** Left out while nothing is known of the application. */
      readonly application?: {
        readonly plan: ApplicationPlan | null;
        readonly submitted_on: string | null;
        readonly decision: Decision | null;
        readonly decided_on: string | null;
        readonly is_final_choice: boolean;
        readonly letters: { readonly requested: number; readonly done: number };
        /** What the school was asked to send; the day is null until it was sent. */
        readonly documents: readonly {
          readonly document: SchoolDocument;
          readonly sent_on: string | null;
        }[];
      };
    }>;
    readonly courses: Many<{
      readonly name: string;
      readonly grade_year: string;
      readonly semester_grades: { readonly semester1: string | null; readonly semester2: string | null };
    }>;
    readonly honors: Many<{
      readonly title: string;
      readonly type: HonorType;
      readonly date_received: string;
    }>;
    readonly ecs: Many<{
      readonly title: string;
      readonly description: string;
      readonly weeks_per_year: number;
      readonly hours_per_week: number;
      readonly start_year: string;
      readonly end_year: string;
    }>;
    readonly tests: Many<{
      readonly type: TestType;
      readonly date_taken: string;
      readonly scores: Readonly<Record<string, number>>;
      /** Present for an exam that was entered answer by answer; absent for an official test. */
      readonly practice?: PracticeTest;
    }>;
  }
>;

export interface SnapshotCalls {
  'GET /student/snapshot/{studentId}': {
    answer: { readonly data: SnapshotResource };
  };
}

export const snapshotRules = { asOf: date('asOf') } as const satisfies Record<string, FieldRules>;
