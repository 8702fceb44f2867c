import { Controller, Get, Param } from '@nestjs/common';
import type { ResponseOf } from '../../../../contract/calls';
import { SUPPORT } from '../../../../contract/messaging';
import { EXPORT_PARTS, type ExportPart } from '../../../../contract/students';
import { fullName, people } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import { ForStudent } from '../../../platform/http/route.decorators';
import { RecordsView } from '../../../platform/auth/record-views';
import { Views } from '../../../platform/document-store/views';
import { t as tPlatform } from '../../../platform/messages';
import { ConversationReader } from '../../messaging/messaging.queries';
import { StudentRecords, type StudentRecord } from '../record/student-record';

@Controller('student/action-items')
export class ActionItemsController {
  constructor(
    private readonly views: Views,
    private readonly records: StudentRecords,
    private readonly conversations: ConversationReader,
  ) {}

  @RecordsView('conversations')
  @ForStudent('studentId', 'admin', 'account_admin')
  @Get(':studentId')
  async items(@Param('studentId') id: string): Promise<ResponseOf<'GET /student/action-items/{studentId}'>> {
    const [record, unanswered] = await Promise.all([this.records.of(id), this.unanswered(id)]);
    if (!record) throw new Rejected('not-found', tPlatform('student-not-found'));
    const missing = EXPORT_PARTS.filter((part) => !HAS[part](record));
    return { data: { id, attributes: { unanswered, missing }, relationships: {} } };
  }

  /** The people to whom the student wrote last. The messages themselves stay private to the two. */
  private async unanswered(studentId: string) {
    const begun = await this.conversations.of(studentId);
    const open = begun.filter(({ last }) => last.senderId === studentId);
    const known = await this.views.getMany(
      people,
      open.map(({ contactId }) => contactId),
    );
    return open
      .filter(({ contactId }) => known.has(contactId) || contactId === SUPPORT)
      .map(({ contactId, last }) => {
        const person = known.get(contactId);
        return { name: person ? fullName(person) : null, since: last.sentAt };
      })
      .sort((a, b) => (a.since < b.since ? -1 : 1));
  }
}

const HAS: Readonly<Record<ExportPart, (record: StudentRecord) => boolean>> = {
  grade: ({ person }) => person.grade !== null,
  place: ({ person }) => Boolean(person.city && person.state),
  numbers: ({ about }) => about.numbers !== null,
  highSchool: ({ about }) => about.school !== null,
  majors: ({ about }) => about.majors !== null,
  activities: ({ activities }) => activities.length > 0,
  courses: ({ courses }) => courses.length > 0,
  tests: ({ tests }) => tests.length > 0,
  colleges: ({ savedColleges }) => savedColleges.length > 0,
};
