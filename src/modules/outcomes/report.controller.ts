import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import type { ResponseOf } from '../../../contract/calls';
import { REPORT_COLUMNS } from '../../../contract/application-report';
import { Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { currentLanguage } from '../../platform/http/request-context';
import { csvFile } from '../../platform/http/csv-file';
import { reportTexts } from './messages';
import { ReportQueries } from './report-queries';

/** A number that is under ten, or that would give away such a number. */
const HIDDEN = '–';

@Controller('admin/entity/:id')
@Roles('account_admin', 'admin')
export class ReportController {
  constructor(private readonly queries: ReportQueries) {}

  @Get('application-report')
  async report(
    @Param('id') entityId: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /admin/entity/{id}/application-report'>> {
    return { data: await this.queries.of(entityId, user) };
  }

  @Get('application-report.csv')
  async file(@Param('id') entityId: string, @CurrentUser() user: SessionUser): Promise<StreamableFile> {
    const texts = reportTexts[currentLanguage()];
    const rows = (await this.queries.of(entityId, user)).map(({ id, attributes: { of, name, counts } }) => [
      of === 'class' ? texts.rowOf(id) : (name ?? texts.school),
      ...REPORT_COLUMNS.map((column) => counts[column] ?? HIDDEN),
    ]);
    const header = [texts.row, ...REPORT_COLUMNS.map((column) => texts.columns[column])];
    return csvFile('applications.csv', [header, ...rows]);
  }
}
