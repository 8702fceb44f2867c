import { Controller, Get, Param, Post, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, ForStudent } from '../../platform/http/route.decorators';
import type { CreditResource } from '../../../contract/sessions';
import { sessionCredits } from '../../../projections/sessions/session-credits';
import { sessionRequests } from '../../../projections/sessions/session-requests';
import { Rejected } from '../../kernel/errors';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { newId } from '../../platform/http/request-context';
import { credits } from './credits.decider';
import { SessionQueries } from './session-queries';
import { t } from './messages';

@Controller('users/:studentId/credits')
export class CreditsController {
  constructor(
    private readonly views: Views,
    private readonly queries: SessionQueries,
    private readonly dispatcher: Dispatcher,
  ) {}

  @ForStudent('studentId', 'student', 'admin')
  @Get()
  async list(@Param('studentId') studentId: string): Promise<ResponseOf<'GET /users/{studentId}/credits'>> {
    return { data: await this.statementOf(studentId) };
  }

  @ForStudent('studentId', 'admin')
  @Post()
  async grant(
    @Param('studentId') studentId: string,
    @Body() { minutes, reason }: ParsedBody<'POST /users/{studentId}/credits'>,
  ): Promise<ResponseOf<'POST /users/{studentId}/credits'>> {
    const creditId = newId('credit', studentId, String(minutes), reason);
    const grant = { studentId, creditId, minutes, orderId: null, reason };
    await this.dispatcher.dispatch(credits, studentId, 'GrantCredit', grant);
    await this.queries.shown(sessionCredits);
    return { data: await this.statementOf(studentId) };
  }

  @ForStudent('studentId', 'admin')
  @Put(':creditId/taken-back')
  async revoke(
    @Param('studentId') studentId: string,
    @Param('creditId') creditId: string,
    @Body() { reason }: ParsedBody<'PUT /users/{studentId}/credits/{creditId}/taken-back'>,
  ): Promise<void> {
    const command = { creditId, orderId: null, reason };
    const { state } = await this.dispatcher.dispatch(credits, studentId, 'RevokeCredit', command);
    const credit = state.find((one) => one.creditId === creditId);
    if (!credit) throw new Rejected('not-found', t('credit-not-found'));
    if (credit.state === 'spent') throw new Rejected('conflict', t('credit-spent'));
  }

  private async statementOf(studentId: string): Promise<CreditResource[]> {
    const { credits } = (await this.views.get(sessionCredits, studentId)) ?? sessionCredits.empty(studentId);
    const sessions = await this.views.joined(sessionRequests, credits, 'requestId');
    return credits.toReversed().map(({ id, minutes, state, since, orderId, reason, requestId }) => ({
      id,
      attributes: {
        minutes,
        state,
        since,
        orderId,
        reason,
        requestId,
        sessionAt: (requestId === null ? undefined : sessions.get(requestId)?.start) ?? null,
      },
      relationships: {},
    }));
  }
}
