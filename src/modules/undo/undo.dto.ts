import { IsUUID } from 'class-validator';
import type { Body } from '../../../contract/calls';
import { telling } from '../../platform/http/rule.decorator';
import { t } from './messages';

export class UndoDto implements Body<'POST /undo'> {
  @IsUUID(undefined, telling(t('whichRequest'))) request: string;
}
