import { Controller } from '@nestjs/common';
import type { Honor } from '../../../../contract/record';
import { honors as honorsView } from '../../../../projections/profile/owned-lists';
import { Roles } from '../../../platform/auth/access.decorators';
import { EditableListController } from './owned-list.controller';
import { honors } from './record.decider';

@Roles('student')
@Controller('users/honors')
export class HonorsController extends EditableListController(honors, honorsView, (form: Honor) => form) {}
