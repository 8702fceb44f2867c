import { IsBoolean, IsIn } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { ORDER_STATES, paymentRules, type OrderState } from '../../../contract/payments';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfGiven, telling, Text } from '../../platform/http/rule.decorator';
import { say } from './words';

export class DemonstrationDto implements Body<'POST /payment/demonstration/{orderId}'> {
  @IsBoolean(telling(say('payYesOrNo'))) pay: boolean;
}

export class PaymentSearchDto extends PageRequestDto implements Query<'GET /admin/payments'> {
  @IfGiven() @IsIn(ORDER_STATES, telling(say('notAState'))) state?: OrderState;
  @IfGiven() @Text(paymentRules.from) from?: string;
  @IfGiven() @Text(paymentRules.to) to?: string;
}
