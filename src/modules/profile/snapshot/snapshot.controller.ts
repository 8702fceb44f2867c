import { Controller, Get, Param } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { ForStudent, Query } from '../../../platform/http/route.decorators';
import { Rejected, requireFound } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import { RecordsView } from '../../../platform/auth/record-views';
import { t as tPlatform } from '../../../platform/messages';
import { dateInNewYork, plusDays, startOfDayInNewYork } from '../../../platform/new-york';
import { snapshotOf } from './snapshot';
import { StudentRecords, type StudentRecord } from '../record/student-record';
import { t } from '../messages';

@Controller('student/snapshot')
export class SnapshotController {
  constructor(private readonly records: StudentRecords) {}

  @RecordsView('snapshot')
  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'admin')
  @Get(':studentId')
  async snapshot(
    @Param('studentId') studentId: string,
    @Query() { asOf }: ParsedQuery<'GET /student/snapshot/{studentId}'>,
  ): Promise<ResponseOf<'GET /student/snapshot/{studentId}'>> {
    const now = requireFound(await this.records.of(studentId), tPlatform('student-not-found'));
    const record = asOf ? await this.atEndOf(asOf, now) : now;
    return { data: snapshotOf(record, asOf || null) };
  }

  private async atEndOf(day: string, { person: { id, createdAt } }: StudentRecord): Promise<StudentRecord> {
    if (day > dateInNewYork()) throw refused(t('day-to-come'));
    const record = await this.records.before(startOfDayInNewYork(plusDays(day, 1)), id);
    if (record) return record;
    throw refused(t('account-too-young', { since: dateInNewYork(0, Date.parse(createdAt)) }));
  }
}

const refused = (asOf: LocalizedMessage) => new Rejected('invalid', asOf, { asOf });
