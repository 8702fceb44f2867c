import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import { foldForSearch } from '../../../contract/text';
import { nameOf, people } from '../../../projections/identity/people';
import { notes, STAFF_WITH_ACCESS } from '../../../projections/notes/notes';
import { Body, ForStudent, Limits, OWN_WRITES, Query } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { currentLanguage, newId } from '../../platform/http/request-context';
import { note } from './note.decider';

const WRITERS = ['counselor', 'account_admin', 'admin'] as const;

@Controller('users/:studentId/notes')
export class NotesController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @ForStudent('studentId', 'student', ...WRITERS)
  @Get()
  async page(
    @Param('studentId') studentId: string,
    @Query() { q, kind, ...page }: ParsedQuery<'GET /users/{studentId}/notes'>,
    @CurrentUser() { id: readerId, role }: SessionUser,
  ): Promise<ResponseOf<'GET /users/{studentId}/notes'>> {
    const searchText = foldForSearch(q ?? '').trim();
    const where = {
      ...(role === 'student'
        ? { sharedWith: studentId }
        : { studentId, reader: { in: [readerId, STAFF_WITH_ACCESS] } }),
      ...(kind && { kind }),
      ...(searchText && { search: { contains: searchText } }),
    };
    const { data, pageCount } = await this.views.page(notes, { where, sort: { date: -1, id: -1 } }, page);
    const authors = await this.views.joined(people, data, 'staffId');
    return {
      pageCount,
      data: data.map(({ id, staffId, kind, minutes, date, text, visibility }) => ({
        id,
        attributes: { kind, minutes, date, text, visibility },
        relationships: {
          author: {
            data: {
              id: staffId,
              attributes: { name: nameOf(authors.get(staffId), currentLanguage()) },
            },
          },
        },
      })),
    };
  }

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Post()
  async write(
    @Param('studentId') studentId: string,
    @Body() { kind, minutes, date, text, visibility }: ParsedBody<'POST /users/{studentId}/notes'>,
  ): Promise<ResponseOf<'POST /users/{studentId}/notes'>> {
    const fields = { kind, minutes, date, text, visibility };
    const noteId = newId(note.name, studentId, JSON.stringify(fields));
    await this.dispatcher.dispatch(note, noteId, 'Write', { noteId, studentId, fields });
    return { id: noteId };
  }

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Patch(':noteId')
  async edit(
    @Param('studentId') studentId: string,
    @Param('noteId') noteId: string,
    @Body() fields: ParsedBody<'PATCH /users/{studentId}/notes/{noteId}'>,
  ): Promise<void> {
    await this.dispatcher.dispatch(note, noteId, 'Edit', { studentId, fields: { ...fields } });
  }

  @ForStudent('studentId', ...WRITERS)
  @Limits(OWN_WRITES)
  @Delete(':noteId')
  async delete(@Param('studentId') studentId: string, @Param('noteId') noteId: string): Promise<void> {
    await this.dispatcher.dispatch(note, noteId, 'Delete', { studentId });
  }
}
