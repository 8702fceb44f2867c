import { Injectable } from '@nestjs/common';
import { isOpen } from '../../../contract/applications';
import { foldForSearch } from '../../../contract/text';
import {
  isDueWithApplication,
  type TranscriptPage,
  type TranscriptResource,
} from '../../../contract/transcripts';
import type { ParsedQuery } from '../../../contract/calls';
import { nameOf, people } from '../../../projections/identity/people';
import { transcripts, type Transcript } from '../../../projections/transcripts/transcripts';
import type { SessionUser } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { currentLanguage } from '../../platform/http/request-context';
import { dateInNewYork, plusDays } from '../../platform/new-york';
import { AccessReader } from '../identity/directory/directory.queries';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { TranscriptReader } from './transcripts.queries';

const SOON_DAYS = 7;
const LAST = '9999';

interface Row extends Transcript {
  readonly studentName: string;
  readonly dueOn: string | null;
}

/**
 * The deadline is the application's, which follows the plan, a typed day and the catalogue. So all that is open for
 * the caller's students is read at once, and sorted here.
 */
@Injectable()
export class TranscriptQueue {
  constructor(
    private readonly views: Views,
    private readonly reader: TranscriptReader,
    private readonly access: AccessReader,
    private readonly saved: SavedCollegeReader,
  ) {}

  async page(
    user: SessionUser,
    { state, sort, document, q = '', currentPage, pageSize }: ParsedQuery<'GET /transcripts'>,
  ): Promise<TranscriptPage> {
    const studentIds = await this.access.studentsOf(user);
    const open = await this.rowsOf(await this.reader.unsentOf(studentIds));
    const isSent = state === 'sent';
    const sent = { studentId: { in: studentIds }, isSent: true };
    const rows = isSent ? await this.rowsOf(await this.views.find(transcripts, { where: sent })) : open;
    const today = dateInNewYork();
    const soon = plusDays(today, SOON_DAYS);
    const query = foldForSearch(q);
    const found = rows
      .filter((row) => !document || row.document === document)
      .filter((row) => foldForSearch(`${row.studentName} ${row.collegeName}`).includes(query))
      .sort(isSent ? byLastSent : sort === 'waiting' ? byWait : byDeadline);
    const shown = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
    const language = currentLanguage();
    const senders = await this.views.joined(people, shown, 'senderId');
    return {
      data: shown.map((row) =>
        resourceOf(row, row.senderId ? nameOf(senders.get(row.senderId), language) : null),
      ),
      pageCount: Math.ceil(found.length / pageSize),
      total: found.length,
      counts: {
        open: open.length,
        late: open.filter(({ dueOn }) => dueOn !== null && dueOn < today).length,
        dueSoon: open.filter(({ dueOn }) => dueOn !== null && dueOn >= today && dueOn <= soon).length,
        sent: isSent ? rows.length : await this.views.count(transcripts, sent),
      },
    };
  }

  /** Leaves out what is no longer needed, because the student has no open application to the college. */
  private async rowsOf(found: readonly Transcript[]): Promise<Row[]> {
    const [students, applications] = await Promise.all([
      this.views.joined(people, found, 'studentId'),
      this.saved.applicationsOf([...new Set(found.map(({ studentId }) => studentId))]),
    ]);
    const language = currentLanguage();
    return found.flatMap((transcript) => {
      const { studentId, ceebCode, document, isSent } = transcript;
      const applied = applications.get(`${studentId}.${ceebCode}`);
      const isNeeded = applied !== undefined && isOpen(applied.application);
      if (!isNeeded && !isSent) return [];
      const dueOn = isNeeded && isDueWithApplication(document) ? applied.dueOn : null;
      return [{ ...transcript, studentName: nameOf(students.get(studentId), language), dueOn }];
    });
  }
}

type Order = (one: Row, other: Row) => number;

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byName: Order = (one, other) =>
  one.studentName.localeCompare(other.studentName, 'en') || compared(one.id, other.id);
const byWait: Order = (one, other) => compared(one.requestedOn, other.requestedOn) || byName(one, other);
const byDeadline: Order = (one, other) =>
  compared(one.dueOn ?? LAST, other.dueOn ?? LAST) || byWait(one, other);
const byLastSent: Order = (one, other) =>
  compared(other.sentOn ?? '', one.sentOn ?? '') || byName(one, other);

function resourceOf(row: Row, sender: string | null): TranscriptResource {
  const { id, studentId, ceebCode, collegeName: college, dueOn, studentName, senderId } = row;
  const { document, requestedOn, requestedBy, sentOn, way } = row;
  return {
    id,
    attributes: { ceebCode, college, document, requestedOn, requestedBy, dueOn, sentOn, way },
    relationships: {
      student: { data: { id: studentId, attributes: { name: studentName } } },
      sender: { data: senderId && sender ? { id: senderId, attributes: { name: sender } } : null },
    },
  };
}
