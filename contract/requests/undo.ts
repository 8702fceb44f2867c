import { uuid, type RequestsOf } from '../fields';
import type { UndoCalls } from '../undo';

export const undoRequests = {
  'POST /undo': { body: { request: uuid({ code: 'notARequest' }) } },
} as const satisfies RequestsOf<keyof UndoCalls>;
