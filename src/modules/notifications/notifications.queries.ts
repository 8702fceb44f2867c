import { Injectable } from '@nestjs/common';
import type { NotificationChannel, NotificationKind } from '../../../contract/notifications';
import { notificationPreferences, wants } from '../../../projections/notifications/notification-preferences';
import { Views } from '../../platform/document-store/views';

@Injectable()
export class NotificationPreferenceReader {
  static readonly views = [notificationPreferences] as const;

  constructor(private readonly views: Views) {}

  async wants(userId: string, kind: NotificationKind, channel: NotificationChannel): Promise<boolean> {
    return wants(await this.views.get(notificationPreferences, userId), kind, channel);
  }
}
