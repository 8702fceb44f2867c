import { Controller, Get, StreamableFile } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../contract/calls';
import type { NoteMinutesResource } from '../../../contract/notes';
import { notes } from '../../../projections/notes/notes';
import { Query, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { csvFile } from '../../platform/http/csv-file';

/** Adds up the minutes of the caller's own notes, also of students who have another counselor by now. */
@Controller('notes')
@Roles('counselor', 'account_admin', 'admin')
export class NoteMinutesController {
  constructor(private readonly views: Views) {}

  @Get('minutes')
  async minutes(
    @Query() period: ParsedQuery<'GET /notes/minutes'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /notes/minutes'>> {
    return { data: await this.sumsOf(id, period) };
  }

  @Get('minutes.csv')
  async export(
    @Query() period: ParsedQuery<'GET /notes/minutes.csv'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<StreamableFile> {
    const sums = await this.sumsOf(id, period);
    const rows = sums.map(({ attributes }) => attributes);
    return csvFile('minutes.csv', rows, { columns: ['month', 'kind', 'notes', 'minutes'] });
  }

  private async sumsOf(staffId: string, { from, to }: ParsedQuery<'GET /notes/minutes'>) {
    const found = await this.views.find(notes, {
      where: { staffId, date: { gte: from, lte: to } },
      sort: { date: 1 },
    });
    const sums = new Map<string, NoteMinutesResource>();
    for (const { kind, minutes, date } of found) {
      const month = date.slice(0, 7);
      const id = `${month}.${kind}`;
      const sum = sums.get(id)?.attributes ?? { notes: 0, minutes: 0 };
      const attributes = { month, kind, notes: sum.notes + 1, minutes: sum.minutes + minutes };
      sums.set(id, { id, attributes, relationships: {} });
    }
    return [...sums.values()];
  }
}
