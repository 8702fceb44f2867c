import { IsBoolean, IsIn } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { ORDER_STATES, paymentRules, type OrderState } from '../../../contract/payments';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfPresent, telling, Text } from '../../platform/http/rule.decorator';
import { t } from './messages';

export class DemonstrationDto implements Body<'POST /payment/demonstration/{orderId}'> {
  @IsBoolean(telling(t('payYesOrNo'))) pay: boolean;
}

export class PaymentSearchDto extends PageRequestDto implements Query<'GET /admin/payments'> {
  @IfPresent() @IsIn(ORDER_STATES, telling(t('notAState'))) state?: OrderState;
  @IfPresent() @Text(paymentRules.from) from?: string;
  @IfPresent() @Text(paymentRules.to) to?: string;
}
