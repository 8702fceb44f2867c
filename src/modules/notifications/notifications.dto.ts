import { Transform, Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsObject, ValidateNested } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from '../../../contract/notifications';
import { PageRequestDto } from '../../platform/http/page-request.dto';
import { AnyText, telling } from '../../platform/http/rule.decorator';
import { say } from './words';

export class NotificationPageDto extends PageRequestDto implements Query<'GET /notifications'> {
  @Transform(({ value }) => value === true || value === 'true')
  @IsBoolean(telling(say('unreadYesOrNo')))
  unread = false;
}

export class MailLinkDto implements Query<'POST /notifications/unsubscribe'> {
  @AnyText() token: string;
}

class PreferenceDto implements NotificationPreference {
  @IsIn(Object.keys(NOTIFICATION_KINDS), telling(say('unknownKind')))
  kind: NotificationKind;
  @IsBoolean(telling(say('inAppYesOrNo'))) in_app: boolean;
  @IsBoolean(telling(say('mailYesOrNo'))) mail: boolean;
}

export class PreferencesDto implements Body<'PUT /notifications/preferences'> {
  @IsArray(telling(say('preferencesNoList')))
  @ArrayUnique((preference?: PreferenceDto | null) => preference?.kind, telling(say('eachKindOnce')))
  @IsObject(telling(say('noPreference'), { each: true }))
  @ValidateNested(telling(say('noPreference'), { each: true }))
  @Type(() => PreferenceDto)
  preferences: PreferenceDto[];
}
