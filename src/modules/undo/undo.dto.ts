import { IsUUID } from 'class-validator';
import type { Body } from '../../../contract/calls';
import { telling } from '../../platform/http/rule.decorator';
import { say } from './words';

export class UndoDto implements Body<'POST /undo'> {
  @IsUUID(undefined, telling(say('whichRequest'))) request: string;
}
