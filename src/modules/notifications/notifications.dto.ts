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
import { t } from './messages';

export class NotificationPageDto extends PageRequestDto implements Query<'GET /notifications'> {
  @Transform(({ value }) => value === true || value === 'true')
  @IsBoolean(telling(t('unreadYesOrNo')))
  unread = false;
}

export class MailLinkDto implements Query<'POST /notifications/unsubscribe'> {
  @AnyText() token: string;
}

class PreferenceDto implements NotificationPreference {
  @IsIn(Object.keys(NOTIFICATION_KINDS), telling(t('unknownKind')))
  kind: NotificationKind;
  @IsBoolean(telling(t('inAppYesOrNo'))) in_app: boolean;
  @IsBoolean(telling(t('mailYesOrNo'))) mail: boolean;
}

export class PreferencesDto implements Body<'PUT /notifications/preferences'> {
  @IsArray(telling(t('preferencesNoList')))
  @ArrayUnique((preference?: PreferenceDto | null) => preference?.kind, telling(t('eachKindOnce')))
  @IsObject(telling(t('noPreference'), { each: true }))
  @ValidateNested(telling(t('noPreference'), { each: true }))
  @Type(() => PreferenceDto)
  preferences: PreferenceDto[];
}
