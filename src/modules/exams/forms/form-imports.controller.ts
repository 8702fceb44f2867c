import { Controller } from '@nestjs/common';
import { FORM_IMPORT_MAX_BYTES } from '../../../../contract/exam-forms';
import { Roles } from '../../../platform/http/route.decorators';
import { ImportController } from '../../../platform/imports/import.controller';
import { FormImports } from './form-imports';

@Controller('exams/form-imports')
@Roles('admin', 'exam_admin')
export class FormImportsController extends ImportController(FormImports, FORM_IMPORT_MAX_BYTES) {}
