import { IsIn, IsUUID, Matches } from 'class-validator';
import type { Query } from '../../../../contract/calls';
import { RECORD_PARTS, type RecordPart } from '../../../../contract/record-history';
import { IfPresent, telling } from '../../../platform/http/rule.decorator';
import { say } from '../words';

export class RecordHistoryDto implements Query<'GET /users/{studentId}/history'> {
  @IsIn(RECORD_PARTS, telling(say('unknownPart'))) part: RecordPart;
  @IfPresent() @IsUUID(undefined, telling(say('noItem'))) item?: string;
  @IfPresent() @Matches(/^\d{20}$/, telling(say('beforeNoCursor'))) before?: string;
}
