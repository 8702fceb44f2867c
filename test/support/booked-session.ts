import type { INestApplicationContext } from '@nestjs/common';
import { sessionRequest } from '../../src/modules/sessions/session-request.decider';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { History } from '../../src/platform/history/history';
import { WrittenPositions } from '../../src/platform/history/written-positions';
import { newId, runInContext, SYSTEM } from '../../src/platform/http/request-context';
import { Projector } from '../../src/platform/projector/projector';

interface Wanted {
  readonly studentId: string;
  readonly counselorId: string;
  readonly startsInMs?: number;
}

const SOON_MS = 60_000;

/** Books a session at any time, without the limit to half hours. Returns its id, which is also the room's. */
export async function bookSession(
  app: INestApplicationContext,
  { studentId, counselorId, startsInMs = SOON_MS }: Wanted,
): Promise<string> {
  const start = new Date(Date.now() + startsInMs).toISOString();
  return onSession(app, async (dispatcher) => {
    const id = newId('session-request', studentId, start);
    const request = { requestId: id, studentId, start, minutes: 30, notes: '', preferredId: null } as const;
    await dispatcher.dispatch(sessionRequest, id, 'Request', request);
    const assigned = { counselorId, start, paid: true, reason: null };
    await dispatcher.dispatch(sessionRequest, id, 'Assign', assigned);
    return id;
  });
}

export async function onSession<Done>(
  app: INestApplicationContext,
  work: (dispatcher: Dispatcher) => Promise<Done>,
): Promise<Done> {
  const context = { actor: SYSTEM, correlationId: 'test', written: new WrittenPositions() };
  const done = await runInContext(context, () => work(app.get(Dispatcher)));
  await app.get(Projector).reached(await app.get(History).head(), 20_000);
  return done;
}
