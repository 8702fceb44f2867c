import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { aboutMessages, type AboutResource } from '../../../contract/about';
import { messages } from '../../../contract/messages';
import { about as aboutView, type About } from '../../../projections/about';
import { Rejected } from '../../kernel/errors';
import { Roles } from '../../platform/auth/access.decorators';
import { CurrentUser, type SessionUser } from '../../platform/auth/session-user';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { about } from './about.decider';
import { AboutDto } from './about.dto';
import type { AboutGroups } from './profile.events';

/** Numbers, high school, majors, favorites and notes of a student. */
@Roles('student')
@Controller('users/about')
export class AboutController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<{ data: AboutResource }> {
    return { data: resource((await this.views.get(aboutView, id)) ?? aboutView.empty(id)) };
  }

  @Post()
  @HttpCode(200)
  async tell(
    @Body() body: AboutDto,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<{ data: AboutResource }> {
    const { state } = await this.dispatcher.dispatch(about, studentId, 'Tell', {
      studentId,
      ...groupsOf(body),
    });
    return { data: resource({ ...(state as About), id: studentId }) };
  }
}

function groupsOf(form: AboutDto): Partial<AboutGroups> {
  const { gpa, gpaScale, classRank, classSize, highSchoolName, highSchoolSize, highSchoolType } = form;
  const fields: Record<string, string> = {};
  if (Number(gpa) > Number(gpaScale)) fields.gpa = aboutMessages.gpaAboveScale;
  if (Number(classRank) > Number(classSize)) fields.classRank = aboutMessages.rankBeyondSize;
  if (Object.keys(fields).length > 0) {
    throw new Rejected('invalid', 'invalid-parameters', messages.invalidParameters, fields);
  }
  return {
    ...(gpa !== undefined && {
      numbers: { gpa, gpaScale: gpaScale!, classRank: classRank!, classSize: classSize! },
    }),
    ...(highSchoolName !== undefined && {
      school: { highSchoolName, highSchoolSize: highSchoolSize ?? null, highSchoolType: highSchoolType! },
    }),
    ...(form.orderedMajorChoices && { majors: { ...form.orderedMajorChoices } }),
    ...(form.orderedFavorites && { favorites: { ...form.orderedFavorites } }),
    ...(form.notes !== undefined && { notes: form.notes }),
  };
}

const nothingStated = {
  ...{ gpa: null, gpaScale: null, classRank: null, classSize: null },
  ...{ highSchoolName: null, highSchoolSize: null, highSchoolType: null },
};

const resource = ({ id, numbers, school, majors, favorites, notes }: About): AboutResource => ({
  id,
  attributes: {
    ...nothingStated,
    ...numbers,
    ...school,
    orderedMajorChoices: majors,
    orderedFavorites: favorites,
    notes: notes ?? '',
  },
  relationships: {},
});
