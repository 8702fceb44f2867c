import { Controller, Get } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import type { CatalogueResource } from '../../../../contract/college-search';
import type { TestScore } from '../../../../contract/test-scores';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { currentLanguage } from '../../../platform/http/request-context';
import { middleHalfOf, searched } from './catalogue-search';
import { chanceOf } from '../chances/chances';
import { KnownColleges, type ListedCollege } from './known-colleges';
import { OwnTests, scoreOf } from '../chances/own-tests';
import { catalogues } from '../messages';

@Controller('colleges')
export class CatalogueController {
  constructor(
    private readonly known: KnownColleges,
    private readonly ownTests: OwnTests,
  ) {}

  @Roles('student')
  @Get('catalogue')
  async search(
    @Query() { currentPage, pageSize, cost, sort, ...filters }: ParsedQuery<'GET /colleges/catalogue'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<ResponseOf<'GET /colleges/catalogue'>> {
    const [published, tests] = await Promise.all([this.known.published(), this.ownTests.bestOf(id)]);
    const query = { ...filters, cost: cost || undefined, sort: sort || undefined };
    const { colleges, counts, sort: sorted } = searched(published, query, tests);
    const ownOf = (type: TestScore['type']) =>
      tests.filter((test) => test.type === type).map(scoreOf)[0] ?? null;
    return {
      data: colleges
        .slice((currentPage - 1) * pageSize, currentPage * pageSize)
        .map((college) => resource(college, tests)),
      pageCount: Math.ceil(colleges.length / pageSize),
      meta: {
        found: colleges.length,
        all: published.length,
        counts,
        sort: sorted,
        own: { SAT: ownOf('SAT'), ACT: ownOf('ACT') },
      },
    };
  }
}

function resource(college: ListedCollege, tests: readonly TestScore[]): CatalogueResource {
  const { id, name, state, location, status, isPublic, enrollment, netPrice, admissionRate } = college;
  const chance = chanceOf(college, tests, catalogues[currentLanguage()]);
  return {
    id,
    attributes: {
      ...{ name, state, location, status, ceeb_code: id },
      ...{ isPublic, enrollment, netPrice, admissionRate },
      middleHalf: middleHalfOf(college, chance.inputs.test),
      chance,
    },
    relationships: {},
  };
}
