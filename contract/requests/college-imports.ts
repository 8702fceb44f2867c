import type { CollegeImportCalls } from '../college-imports';
import { boolean, type RequestsOf } from '../fields';

export const collegeImportRequests = {
  'POST /colleges/imports/{id}/run': { body: { publish: boolean() } },
} as const satisfies RequestsOf<keyof CollegeImportCalls>;
