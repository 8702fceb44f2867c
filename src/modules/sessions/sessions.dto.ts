import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsUUID } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import { entitlementRules } from '../../../contract/entitlements';
import {
  dayHoursFault,
  timeZoneFault,
  weeklyHoursFault,
  type HoursRange,
  type WeeklyRange,
} from '../../../contract/session-hours';
import {
  SESSION_STATES,
  sessionMinutesFault,
  sessionRules,
  sessionTimeFault,
  type SessionMinutes,
  type SessionState,
} from '../../../contract/sessions';
import { date, type FieldRules } from '../../../contract/rules';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { IfPresent, telling, Text, Without } from '../../platform/http/rule.decorator';
import { t } from './messages';

const SessionTime = () => Without((value) => sessionTimeFault(value, Date.now()));

const asBoolean = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));

export class NewSlotDto implements Body<'POST /sessions'> {
  @SessionTime() availableTime: string;
}

const from: FieldRules = date('from');
const to: FieldRules = date('to');

export class SlotSearchDto implements Query<'GET /sessions'> {
  @IfPresent() @IsUUID(undefined, telling(t('noCounselorChosen'))) counselorId?: string;
  @IfPresent() @Text(from) from?: string;
  @IfPresent() @Text(to) to?: string;
}

export class WeeklyHoursDto implements Body<'PUT /sessions/hours'> {
  @Without(timeZoneFault) timeZone: string;
  @Without(weeklyHoursFault) weekly: WeeklyRange[];
}

export class DayHoursDto implements Body<'PUT /sessions/hours/{date}'> {
  @Without(dayHoursFault) hours: HoursRange[];
}

export class NewSessionRequestDto implements Body<'POST /sessions/request'> {
  @SessionTime() timeRequested: string;
  @IfPresent() @Text(sessionRules.notes) notes?: string;
  @Without(sessionMinutesFault) lengthInMinutes: SessionMinutes;
}

export class RescheduleDto implements Body<'PATCH /sessions/request/{id}'> {
  @SessionTime() timeRequested: string;
}

export class SessionRequestSearchDto extends PageRequestDto implements Query<'GET /sessions/requests'> {
  @IfPresent() @asBoolean() @IsBoolean(telling(t('hasCounselorYesOrNo'))) hasCounselor?: boolean;
  @IfPresent() @IsIn(SESSION_STATES, telling(t('unknownState'))) state?: SessionState;
  @IfPresent() @asBoolean() @IsBoolean(telling(t('paidYesOrNo'))) paid?: boolean;
}

export class AssignDto implements Body<'PUT /sessions/request/counselor'> {
  @IsUUID(undefined, telling(t('noCounselorChosen'))) counselorId: string;
  @IsUUID(undefined, telling(t('noRequestChosen'))) sessionRequestId: string;
  @IfPresent() @Text(entitlementRules.reason) reason?: string;
}

export class SessionNotesDto implements Body<'PUT /sessions/request/{id}/notes'> {
  @Text(sessionRules.counselorNotes) notes: string;
}

export class NewCreditDto implements Body<'POST /users/{studentId}/credits'> {
  @Without(sessionMinutesFault) minutes: SessionMinutes;
  @Text(entitlementRules.reason) reason: string;
}

export class CreditReturnDto implements Body<'PUT /users/{studentId}/credits/{creditId}/taken-back'> {
  @Text(entitlementRules.reason) reason: string;
}
