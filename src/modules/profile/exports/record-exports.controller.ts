import { Readable } from 'node:stream';
import { Controller, Get, Param, Post, StreamableFile } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Body, ForStudent, Limits, Query, USER } from '../../../platform/http/route.decorators';
import { Rejected, requireFound } from '../../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { currentLanguage, newId } from '../../../platform/http/request-context';
import { t as tPlatform } from '../../../platform/messages';
import { StudentRecords } from '../record/student-record';
import { t } from '../messages';
import { FamilyExport } from './family-export';
import { recordExport } from './record-export.decider';
import type { RecordExportEvents } from './record-exports.events';

const DOWNLOAD_TTL_MS = 24 * 3_600_000;

@Controller('users/:studentId/exports')
export class RecordExportsController {
  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly records: StudentRecords,
    private readonly family: FamilyExport,
  ) {}

  @ForStudent('studentId', 'account_admin', 'admin')
  @Limits({ most: 30, of: 'calls', per: USER, minutes: 60 })
  @Post()
  async export(
    @Param('studentId') studentId: string,
    @Body() { reason }: ParsedBody<'POST /users/{studentId}/exports'>,
    @CurrentUser() { id: exporterId, role }: SessionUser,
  ): Promise<ResponseOf<'POST /users/{studentId}/exports'>> {
    const exportId = newId('record-export', studentId);
    const exporterRole = role as RecordExportEvents['RecordExported']['exporterRole'];
    const request = { exportId, studentId, exporterId, exporterRole, reason };
    await this.dispatcher.dispatch(recordExport, exportId, 'Export', request);
    return { id: exportId };
  }

  /** Only the user who requested an export gets it, within a day. */
  @ForStudent('studentId', 'account_admin', 'admin')
  @Limits({ most: 30, of: 'calls', per: USER, minutes: 60 })
  @Get(':exportId')
  async download(
    @Param('studentId') studentId: string,
    @Param('exportId') exportId: string,
    @Query() { language = currentLanguage() }: ParsedQuery<'GET /users/{studentId}/exports/{exportId}'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<StreamableFile> {
    const exported = await this.dispatcher.stateOf(recordExport, exportId);
    const holds =
      exported?.studentId === studentId &&
      exported.exporterId === id &&
      Date.now() < Date.parse(exported.exportedAt) + DOWNLOAD_TTL_MS;
    if (!holds) throw new Rejected('not-found', t('export-not-found'));
    const record = requireFound(await this.records.of(studentId), tPlatform('student-not-found'));
    return new StreamableFile(Readable.from(this.family.zipOf(record, language)), {
      type: 'application/zip',
      disposition: 'attachment; filename="record.zip"',
    });
  }
}
