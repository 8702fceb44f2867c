import { Controller, Get, Post, StreamableFile } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { transcripts as view } from '../../../projections/transcripts/transcripts';
import { Rejected } from '../../kernel/errors';
import { Body, Limits, OWN_WRITES, Query, Roles } from '../../platform/http/route.decorators';
import { forbidden } from '../../platform/auth/access.guard';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { dateInNewYork } from '../../platform/new-york';
import { csvFile } from '../../platform/http/csv-file';
import { AccessReader } from '../identity/directory/directory.queries';
import { TranscriptQueue } from './transcript-queue';
import { transcripts } from './transcripts.decider';
import { t } from './messages';

const COLUMNS = [
  'student',
  'college',
  'ceebCode',
  'document',
  'requestedOn',
  'requestedBy',
  'dueOn',
  'sentOn',
  'way',
  'sender',
];

/** What staff have to send to colleges, and have sent, for all students to whom they have access. */
@Controller()
@Roles('counselor', 'account_admin', 'admin')
export class TranscriptsController {
  constructor(
    private readonly queue: TranscriptQueue,
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get('transcripts')
  list(
    @Query() search: ParsedQuery<'GET /transcripts'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /transcripts'>> {
    return this.queue.page(user, search);
  }

  @Get('transcripts.csv')
  async export(
    @Query() search: ParsedQuery<'GET /transcripts.csv'>,
    @CurrentUser() user: SessionUser,
  ): Promise<StreamableFile> {
    const { data } = await this.queue.page(user, { ...search, currentPage: 1, pageSize: Infinity });
    const rows = data.map(({ attributes, relationships: { student, sender } }) => ({
      ...attributes,
      student: student.data?.attributes.name,
      sender: sender.data?.attributes.name,
    }));
    return csvFile('transcripts.csv', rows, { columns: COLUMNS });
  }

  @Limits(OWN_WRITES)
  @Post('transcripts/sent')
  async send(
    @Body() { ids, sentOn, way }: ParsedBody<'POST /transcripts/sent'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const sending = { senderId: user.id, sentOn, way, today: dateInNewYork() };
    await mapInBatches(await this.byStudent(ids as string[], user), ([studentId, requestIds]) =>
      this.dispatcher.dispatch(transcripts, studentId, 'Send', { studentId, requestIds, ...sending }),
    );
  }

  @Limits(OWN_WRITES)
  @Post('transcripts/reopened')
  async reopen(
    @Body() { ids }: ParsedBody<'POST /transcripts/reopened'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await mapInBatches(await this.byStudent(ids as string[], user), ([studentId, requestIds]) =>
      this.dispatcher.dispatch(transcripts, studentId, 'Reopen', { studentId, requestIds }),
    );
  }

  /** Returns the requests of each student, to all of whom the caller must have access. */
  private async byStudent(ids: readonly string[], user: SessionUser): Promise<[string, string[]][]> {
    const known = await this.views.getMany(view, ids);
    if (ids.some((id) => !known.has(id))) throw new Rejected('not-found', t('document-not-found'));
    const byStudent = new Map<string, string[]>();
    for (const { id, studentId } of known.values())
      byStudent.set(studentId, [...(byStudent.get(studentId) ?? []), id]);
    if ((await this.access.mayActFor(user, ...byStudent.keys())) !== 'granted') throw forbidden();
    return [...byStudent];
  }
}
