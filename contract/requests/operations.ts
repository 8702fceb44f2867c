import { number, string, type RequestsOf, type Sent } from '../fields';
import type { OperationsCalls } from '../operations';
import { pageLoadRules } from '../pages';

export const operationsRequests = {
  'POST /page-loads': {
    body: { page: string(pageLoadRules.page), milliseconds: number(pageLoadRules.milliseconds) },
  },
} as const satisfies RequestsOf<keyof OperationsCalls>;

export type PageLoad = Sent<(typeof operationsRequests)['POST /page-loads']['body']>;
