import { Controller } from '@nestjs/common';
import { IMPORT_MAX_BYTES } from '../../../../contract/college-imports';
import { Roles } from '../../../platform/http/route.decorators';
import { ImportController } from '../../../platform/imports/import.controller';
import { CollegeImports } from './college-imports';

@Controller('colleges/imports')
@Roles('admin')
export class CollegeImportsController extends ImportController(CollegeImports, IMPORT_MAX_BYTES) {}
