import { Controller, HttpCode, Put } from '@nestjs/common';
import type { ParsedBody } from '../../../../contract/requests';
import { Body } from '../../../platform/http/request.decorators';
import { yearsIssue, type Activity } from '../../../../contract/record';
import { activities as activitiesView } from '../../../../projections/profile/owned-lists';
import { Rejected } from '../../../kernel/errors';
import { Roles } from '../../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Limits, OWN_WRITES } from '../../../platform/limits/limits';
import { ruleMessage } from '../../../platform/messages';
import { EditableListController } from './owned-list.controller';
import { activities } from './record.decider';
import { t } from '../messages';

function fieldsOf(form: Activity): Activity {
  const fault = yearsIssue(form);
  if (!fault) return form;
  throw new Rejected('invalid', t('invalid-parameters'), { endYear: ruleMessage(fault) });
}

@Roles('student')
@Controller('users/extra-curricular')
export class ActivitiesController extends EditableListController(activities, activitiesView, fieldsOf) {
  @Limits(OWN_WRITES)
  @Put('order')
  @HttpCode(204)
  async rank(
    @Body() { ids }: ParsedBody<'PUT /users/extra-curricular/order'>,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<void> {
    await this.dispatcher.dispatch(activities, studentId, 'Rank', { studentId, itemIds: ids });
  }
}
