import { Controller, Get, Inject, Param, StreamableFile } from '@nestjs/common';
import type { ParsedQuery } from '../../../../contract/calls';
import { ForStudent, Limits, Query, USER } from '../../../platform/http/route.decorators';
import { requireFound } from '../../../kernel/errors';
import { RecordsView } from '../../../platform/auth/record-views';
import { CONFIG, type Config } from '../../../platform/config/config';
import { currentLanguage } from '../../../platform/http/request-context';
import { typeset } from '../../../platform/pdf/typeset';
import { t as tPlatform } from '../../../platform/messages';
import { documentOf } from './record-document';
import { StudentRecords } from '../record/student-record';

@Controller('student/record')
export class RecordDownloadController {
  constructor(
    private readonly records: StudentRecords,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @RecordsView('record-file')
  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'admin')
  @Limits({ most: 30, of: 'calls', per: USER, minutes: 1 })
  @Get(':studentId/download')
  async download(
    @Param('studentId') studentId: string,
    @Query() { practice, applications }: ParsedQuery<'GET /student/record/{studentId}/download'>,
  ): Promise<StreamableFile> {
    const found = requireFound(await this.records.of(studentId), tPlatform('student-not-found'));
    const record = {
      ...found,
      exams: practice ? found.exams : [],
      savedColleges: applications
        ? found.savedColleges
        : found.savedColleges.map((saved) => ({
            ...saved,
            application: null,
            letters: undefined,
            documents: [],
          })),
    };
    return new StreamableFile(await typeset(documentOf(record, this.config.productName, currentLanguage())), {
      type: 'application/pdf',
      disposition: 'attachment; filename="record.pdf"',
    });
  }
}
