import { Controller, Get } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { Query, Roles } from '../../../platform/http/route.decorators';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage } from '../../../platform/http/request-context';
import { chanceOf } from '../chances/chances';
import { collegeNotFound } from '../college.decider';
import { CollegeDirectory } from '../colleges.queries';
import { collegeResource } from '../college-queries';
import { OwnTests } from '../chances/own-tests';
import { recordIdOf } from './saved-college-queries';
import { catalogues } from '../messages';

@Controller('colleges')
export class ComparisonController {
  constructor(
    private readonly views: Views,
    private readonly directory: CollegeDirectory,
    private readonly ownTests: OwnTests,
  ) {}

  @Roles('student')
  @Get('compare')
  async compare(
    @Query() { ceeb: codes }: ParsedQuery<'GET /colleges/compare'>,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<ResponseOf<'GET /colleges/compare'>> {
    const found = await this.directory.findMany(codes);
    const tests = await this.ownTests.of(studentId);
    const saved = await this.views.getMany(
      savedColleges,
      [...found.values()].map(({ id }) => recordIdOf(studentId, id)),
    );
    const compared = codes.map((code) => {
      const college = found.get(code);
      if (!college) throw collegeNotFound();
      const isSaved = saved.has(recordIdOf(studentId, college.id));
      if (college.fields.status !== 'published' && !isSaved) throw collegeNotFound();
      const { attributes, ...resource } = collegeResource(college);
      return {
        ...resource,
        attributes: { ...attributes, chance: chanceOf(college.fields, tests, catalogues[currentLanguage()]) },
      };
    });
    return { data: compared };
  }
}
