import { Controller, Delete, Param, Post } from '@nestjs/common';
import { isOpen } from '../../../contract/applications';
import type { ParsedBody } from '../../../contract/calls';
import { Rejected } from '../../kernel/errors';
import { Body, ForStudent, Limits, OWN_WRITES } from '../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { idFrom } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { SavedCollegeReader } from '../colleges/saved/saved-colleges.queries';
import { transcripts } from './transcripts.decider';
import { t } from './messages';

const ASKING = ['student', 'counselor', 'account_admin', 'admin'] as const;

@Controller('users/:studentId/transcripts')
export class StudentTranscriptsController {
  constructor(
    private readonly saved: SavedCollegeReader,
    private readonly dispatcher: Dispatcher,
  ) {}

  @ForStudent('studentId', ...ASKING)
  @Limits(OWN_WRITES)
  @Post()
  async request(
    @Param('studentId') studentId: string,
    @Body() { ceebs, documents }: ParsedBody<'POST /users/{studentId}/transcripts'>,
    @CurrentUser() { role }: SessionUser,
  ): Promise<void> {
    const saved = await this.saved.ofStudent(studentId);
    const open = new Map(
      saved.flatMap(({ ceebCode, collegeName, application }) =>
        application && isOpen(application) ? [[ceebCode, collegeName] as const] : [],
      ),
    );
    const requestedOn = dateInNewYork();
    const requestedBy = role === 'student' ? ('student' as const) : ('staff' as const);
    const requested = [...new Set(ceebs as string[])].flatMap((ceebCode) => {
      const collegeName = open.get(ceebCode);
      if (collegeName === undefined) throw new Rejected('conflict', t('application-needed'));
      return documents.map((document) => ({
        ...{ requestId: requestIdOf(studentId, ceebCode, document), ceebCode, collegeName, document },
        ...{ requestedOn, requestedBy },
      }));
    });
    await this.dispatcher.dispatch(transcripts, studentId, 'Request', { studentId, documents: requested });
  }

  @ForStudent('studentId', ...ASKING)
  @Limits(OWN_WRITES)
  @Delete(':id')
  async withdraw(@Param('studentId') studentId: string, @Param('id') id: string): Promise<void> {
    await this.dispatcher.dispatch(transcripts, studentId, 'Withdraw', { studentId, requestIds: [id] });
  }
}

export const requestIdOf = (studentId: string, ceebCode: string, document: string): string =>
  idFrom('transcript', studentId, ceebCode, document);
