import type { StudentSummaryResource } from 'contract/students';

export interface StudentTabProps {
  readonly student: StudentSummaryResource;
}
