import { Controller } from '@nestjs/common';
import { honors as honorsView } from '../../../../projections/owned-lists';
import { Roles } from '../../../platform/auth/access.decorators';
import { EditableListController } from './owned-list.controller';
import { honors } from './record.decider';
import { EditedHonorDto, HonorDto } from './record.dto';

@Roles('student')
@Controller('users/honors')
export class HonorsController extends EditableListController(
  EditedHonorDto,
  honors,
  honorsView,
  HonorDto,
  (form) => form,
) {}
