import { number, string, type RequestsOf } from '../fields';
import type { OperationsCalls } from '../operations';
import { pageLoadRules } from '../pages';

export const operationsRequests = {
  'POST /page-loads': {
    body: { page: string(pageLoadRules.page), milliseconds: number(pageLoadRules.milliseconds) },
  },
} as const satisfies RequestsOf<keyof OperationsCalls>;
