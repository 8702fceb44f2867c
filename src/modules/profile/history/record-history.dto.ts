import { IsIn, IsUUID, Matches } from 'class-validator';
import type { Query } from '../../../../contract/calls';
import { RECORD_PARTS, type RecordPart } from '../../../../contract/record-history';
import { IfPresent, telling } from '../../../platform/http/rule.decorator';
import { t } from '../messages';

export class RecordHistoryDto implements Query<'GET /users/{studentId}/history'> {
  @IsIn(RECORD_PARTS, telling(t('unknownPart'))) part: RecordPart;
  @IfPresent() @IsUUID(undefined, telling(t('noItem'))) item?: string;
  @IfPresent() @Matches(/^\d{20}$/, telling(t('beforeNoCursor'))) before?: string;
}
