import { Controller, Get, Param, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../contract/calls';
import { Body, ForStudent } from '../../platform/http/route.decorators';
import { ENTITLEMENTS } from '../../../contract/entitlements';
import { entitlements as view } from '../../../projections/entitlements/entitlements';
import { Rejected } from '../../kernel/errors';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { entitlements, UNDONE } from './entitlements.decider';
import { t, catalogues } from './messages';

@ForStudent('studentId', 'admin')
@Controller('admin/students/:studentId/entitlements')
export class EntitlementsController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async list(
    @Param('studentId') studentId: string,
  ): Promise<ResponseOf<'GET /admin/students/{studentId}/entitlements'>> {
    const { owned } = (await this.views.get(view, studentId)) ?? view.empty(studentId);
    return {
      data: ENTITLEMENTS.map((id) => ({
        id,
        attributes: { since: owned[id]?.since ?? null, reason: reasonText(owned[id]?.reason ?? null) },
        relationships: {},
      })),
    };
  }

  @Put(':entitlement')
  async change(
    @Param('studentId') userId: string,
    @Param('entitlement') name: string,
    @Body() { owned, reason }: ParsedBody<'PUT /admin/students/{studentId}/entitlements/{entitlement}'>,
  ): Promise<void> {
    const entitlement = ENTITLEMENTS.find((one) => one === name);
    if (!entitlement) throw new Rejected('not-found', t('entitlement-not-found'));
    const command = owned ? 'GrantEntitlement' : 'EndEntitlement';
    await this.dispatcher.dispatch(entitlements, userId, command, {
      userId,
      entitlement,
      orderId: null,
      reason,
    });
  }
}

const reasonText = (reason: string | null) =>
  reason === UNDONE ? catalogues[currentLanguage()].undone : reason;
