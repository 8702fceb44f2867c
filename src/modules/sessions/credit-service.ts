import { Injectable } from '@nestjs/common';
import { OPEN_STATES } from '../../../contract/sessions';
import { sessionRequests } from '../../../projections/sessions/session-requests';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { Projector } from '../../platform/projector/projector';
import { credits } from './credits.decider';

/** The oldest open requests reserve credits, and sessions that took place spend them. */
@Injectable()
export class CreditService {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
    private readonly projector: Projector,
  ) {}

  async reconcile(studentId: string): Promise<void> {
    await this.projector.caughtUp(sessionRequests);
    const requests = await this.views.find(sessionRequests, { where: { studentId } });
    const states = new Map(requests.map(({ id, state }) => [id, state]));
    for (const { state, requestId } of await this.dispatcher.stateOf(credits, studentId)) {
      if (state !== 'held' || requestId === null) continue;
      const session = states.get(requestId);
      if (session === 'done')
        await this.dispatcher.dispatch(credits, studentId, 'SpendCredit', { requestId });
      if (session === 'cancelled' || session === 'lapsed') await this.refund(studentId, requestId);
    }
    const unpaid = requests.filter(
      ({ state, paid, waived }) => OPEN_STATES.includes(state) && !paid && !waived,
    );
    for (const { id, minutes } of unpaid.sort((a, b) => (a.requestedAt < b.requestedAt ? -1 : 1)))
      await this.hold(studentId, id, minutes);
  }

  async hold(studentId: string, requestId: string, minutes: 30 | 60): Promise<void> {
    await this.dispatcher.dispatch(credits, studentId, 'HoldCredit', { studentId, requestId, minutes });
  }

  async refund(studentId: string, requestId: string): Promise<void> {
    await this.dispatcher.dispatch(credits, studentId, 'ReturnCredit', { requestId });
  }
}
