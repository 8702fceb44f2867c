import { Transform, Type } from 'class-transformer';
import { ArrayUnique, IsArray, IsBoolean, IsIn, IsObject, ValidateNested } from 'class-validator';
import type { Body, Query } from '../../../contract/calls';
import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationPreference,
} from '../../../contract/notifications';
import { PageRequestDto } from '../../platform/http/page-request.dto';

export class NotificationPageDto extends PageRequestDto implements Query<'GET /notifications'> {
  @Transform(({ value }) => value === true || value === 'true')
  @IsBoolean({ message: 'unread must be true or false' })
  unread = false;
}

class PreferenceDto implements NotificationPreference {
  @IsIn(Object.keys(NOTIFICATION_KINDS), { message: 'There is no such kind of notification' })
  kind: NotificationKind;
  @IsBoolean({ message: 'in_app must be true or false' }) in_app: boolean;
  @IsBoolean({ message: 'mail must be true or false' }) mail: boolean;
}

export class PreferencesDto implements Body<'PUT /notifications/preferences'> {
  @IsArray({ message: 'Preferences must be a list' })
  @ArrayUnique((preference?: PreferenceDto | null) => preference?.kind, { message: 'Each kind once' })
  @IsObject({ each: true, message: 'Each preference has a kind, in_app and mail' })
  @ValidateNested({ each: true, message: 'Each preference has a kind, in_app and mail' })
  @Type(() => PreferenceDto)
  preferences: PreferenceDto[];
}
