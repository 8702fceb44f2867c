import { Controller, Get, Param, Res } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../contract/calls';
import { FAMILIES_AND_STAFF } from '../../../contract/roles';
import { Public, Query, Roles } from '../../platform/http/route.decorators';
import type { FastifyReply } from 'fastify';
import { Rejected } from '../../kernel/errors';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { KnownColleges } from './catalogue/known-colleges';
import { collegeNotFound } from './college.decider';
import { CollegeDirectory } from './colleges.queries';
import { CollegeQueries } from './college-queries';
import { monogram } from './monogram';
import { t } from './messages';

const A_DAY = 'public, max-age=86400';

@Controller('colleges')
export class CollegesController {
  constructor(
    private readonly queries: CollegeQueries,
    private readonly directory: CollegeDirectory,
    private readonly known: KnownColleges,
  ) {}

  @Roles(...FAMILIES_AND_STAFF)
  @Get('search')
  async search(
    @CurrentUser() user: SessionUser,
    @Query() { name = '' }: ParsedQuery<'GET /colleges/search'>,
  ): Promise<ResponseOf<'GET /colleges/search'>> {
    return { data: await this.queries.search(name, user) };
  }

  @Roles(...FAMILIES_AND_STAFF)
  @Get('all')
  async all(
    @CurrentUser() user: SessionUser,
    @Query() { name, ceeb, status, withoutDeadlines, ...page }: ParsedQuery<'GET /colleges/all'>,
  ): Promise<ResponseOf<'GET /colleges/all'>> {
    const found = await this.queries.page({ name, ceeb, status, withoutDeadlines }, page, user);
    if ((name || ceeb) && found.pageCount === 0) {
      throw new Rejected('not-found', t('no-colleges-found'));
    }
    return found;
  }

  @Roles(...FAMILIES_AND_STAFF)
  @Get(':ceeb')
  async one(
    @CurrentUser() user: SessionUser,
    @Param('ceeb') ceeb: string,
  ): Promise<ResponseOf<'GET /colleges/{ceeb}'>> {
    const data = await this.queries.find(ceeb, user);
    if (!data) throw collegeNotFound();
    return { data };
  }

  @Public()
  @Get(':ceeb/logo.svg')
  async logo(@Param('ceeb') ceeb: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const college = await this.directory.find(ceeb);
    if (college?.fields.status !== 'published') throw collegeNotFound();
    void reply.headers({ 'Content-Type': 'image/svg+xml', 'Cache-Control': A_DAY });
    const letters = (await this.known.letters()).get(college.id);
    return monogram(college.id, college.fields.name, letters);
  }
}
