import { Controller, Get, Param, Patch, Post, Put, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ParsedBody, ParsedQuery, ResponseOf } from '../../../contract/calls';
import {
  LETTER_MAX_BYTES,
  SEEN_BY_RECOMMENDER,
  type LetterSide,
  type LetterStatus,
} from '../../../contract/letters';
import { Rejected } from '../../kernel/errors';
import { Body, FILE_CHECKS, Limits, OWN_WRITES, Query, Roles } from '../../platform/http/route.decorators';
import { CurrentUser, StudentAccess, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { requiredUpload } from '../../platform/http/upload';
import { isReadablePdf } from './letter-files';
import { LetterQueries, mayRead } from './letter-queries';
import { letterNotFound, letterRequest, type LetterRequest } from './letter-request.decider';
import { LetterRequests } from './letter-requests';
import { LetterReader } from './letters.queries';
import { t } from './messages';

const STAFF = ['counselor', 'account_admin', 'admin'] as const;

const sideOf = ({ role }: SessionUser): LetterSide =>
  role === 'recommender' || role === 'student' ? role : 'staff';

@Controller('letters')
export class LettersController {
  constructor(
    private readonly queries: LetterQueries,
    private readonly reader: LetterReader,
    private readonly requests: LetterRequests,
    private readonly students: StudentAccess,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Roles('recommender', ...STAFF)
  @Get()
  page(
    @Query() query: ParsedQuery<'GET /letters'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /letters'>> {
    return this.queries.page(user, query);
  }

  @Roles('student', 'recommender', ...STAFF)
  @Limits(OWN_WRITES)
  @Patch(':id')
  async move(
    @Param('id') id: string,
    @Body() { status, reason }: ParsedBody<'PATCH /letters/{id}'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const letter = await this.admit(user, id, status);
    await this.requests.move(letter, sideOf(user), status, reason ?? '');
  }

  @Roles('recommender')
  @Get(':id/background')
  async background(
    @Param('id') id: string,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /letters/{id}/background'>> {
    await this.admit(user, id);
    const letter = await this.reader.one(id);
    if (!letter) throw letterNotFound();
    return { data: await this.queries.backgroundOf(letter) };
  }

  @Roles('recommender')
  @Limits(FILE_CHECKS)
  @Post(':id/file')
  async upload(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    const letter = await this.admit(user, id);
    const upload = await requiredUpload(request, LETTER_MAX_BYTES);
    const file = await upload.toBuffer();
    if (upload.file.truncated) throw new Rejected('invalid', t('letter-too-large'));
    if (!isReadablePdf(file)) throw new Rejected('invalid', t('not-a-pdf'));
    await this.requests.upload(letter, file);
  }

  @Roles('student', 'recommender', ...STAFF)
  @Limits(FILE_CHECKS)
  @Get(':id/file')
  async download(@Param('id') id: string, @CurrentUser() user: SessionUser): Promise<StreamableFile> {
    const letter = await this.admit(user, id);
    if (!mayRead(letter, user)) throw letterNotFound();
    return new StreamableFile(await this.requests.file(letter), {
      type: 'application/pdf',
      disposition: 'attachment; filename="letter.pdf"',
    });
  }

  @Roles(...STAFF)
  @Limits(OWN_WRITES)
  @Put(':id/sent')
  async markSent(
    @Param('id') id: string,
    @Body() { ceebs: ceebCodes }: ParsedBody<'PUT /letters/{id}/sent'>,
    @CurrentUser() user: SessionUser,
  ): Promise<void> {
    await this.admit(user, id);
    await this.dispatcher.dispatch(letterRequest, id, 'MarkSent', { ceebCodes });
  }

  /** Nobody learns of a request that is not theirs. A recommender who has declined may only repeat that call. */
  private async admit(user: SessionUser, id: string, moveTo?: LetterStatus): Promise<LetterRequest> {
    const letter = await this.dispatcher.stateOf(letterRequest, id);
    if (!letter) throw letterNotFound();
    const isTheirs =
      user.role === 'recommender'
        ? letter.ref.recommenderId === user.id &&
          (SEEN_BY_RECOMMENDER.includes(letter.status) || letter.status === moveTo)
        : (await this.students.mayActFor(user, letter.ref.studentId)) === 'granted';
    if (!isTheirs) throw letterNotFound();
    return letter;
  }
}
