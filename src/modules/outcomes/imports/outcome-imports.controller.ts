import { Controller, Get, StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify/sync';
import { graduationYear } from '../../../../contract/grades';
import { OUTCOME_COLUMNS, OUTCOME_IMPORT_MAX_BYTES } from '../../../../contract/outcomes';
import { Roles } from '../../../platform/auth/access.decorators';
import { ImportController } from '../../../platform/imports/import.controller';
import { dateInNewYork } from '../../../platform/new-york';
import { OutcomeImports } from './outcome-imports';

@Controller('outcome-imports')
@Roles('account_admin', 'admin')
export class OutcomeImportsController extends ImportController(OutcomeImports, OUTCOME_IMPORT_MAX_BYTES) {
  @Get('template.csv')
  template(): StreamableFile {
    const lastClass = String(graduationYear('12th', dateInNewYork())! - 1);
    const examples = [
      ['U166027', lastClass, 'EA', 'admitted', '3.8', '1420', ''],
      ['U166027', lastClass, 'regular', 'denied', '3.4', '', '27'],
    ];
    return new StreamableFile(Buffer.from(stringify([OUTCOME_COLUMNS, ...examples], { bom: true })), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="past-results.csv"',
    });
  }
}
