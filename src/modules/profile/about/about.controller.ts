import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { Body, Limits, OWN_WRITES, Roles } from '../../../platform/http/route.decorators';
import { aboutRules, type AboutResource } from '../../../../contract/about';
import { about as aboutView, type About } from '../../../../projections/profile/about';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { ruleMessage } from '../../../platform/messages';
import { about } from './about.decider';
import type { AboutGroups } from '../profile.events';
import { t } from '../messages';

@Roles('student')
@Controller('users/about')
export class AboutController {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  @Get()
  async read(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /users/about'>> {
    return { data: resource((await this.views.get(aboutView, id)) ?? aboutView.empty(id)) };
  }

  @Limits(OWN_WRITES)
  @Post()
  @HttpCode(200)
  async write(
    @Body() body: ParsedBody<'POST /users/about'>,
    @CurrentUser() { id: studentId }: SessionUser,
  ): Promise<ResponseOf<'POST /users/about'>> {
    const { state } = await this.dispatcher.dispatch(about, studentId, 'Change', {
      studentId,
      ...groupsOf(body),
    });
    return { data: resource({ ...(state as About), id: studentId }) };
  }
}

const NUMBERS = ['gpa', 'gpaScale', 'classRank', 'classSize'] as const;
const SCHOOL = ['highSchoolName', 'highSchoolType'] as const;

const isThere = (value: unknown) => value !== undefined;
const isBlank = (value: unknown) => value === undefined || value === null || value === '';

/** A body with one field of a group needs all of them. */
function missingIn(form: ParsedBody<'POST /users/about'>): Record<string, LocalizedMessage> {
  const groups = [
    NUMBERS.some((field) => isThere(form[field])) ? NUMBERS : [],
    [...SCHOOL, 'highSchoolSize' as const].some((field) => isThere(form[field])) ? SCHOOL : [],
  ];
  const missing = groups.flat().filter((field) => isBlank(form[field]));
  return Object.fromEntries(missing.map((field) => [field, ruleMessage(aboutRules[field].required)]));
}

function groupsOf(form: ParsedBody<'POST /users/about'>): Partial<AboutGroups> {
  const { gpa, gpaScale, classRank, classSize, highSchoolName, highSchoolSize, highSchoolType } = form;
  const fields = missingIn(form);
  if (Number(gpa) > Number(gpaScale)) fields.gpa = t('gpaAboveScale');
  if (Number(classRank) > Number(classSize)) fields.classRank = t('rankBeyondSize');
  if (Object.keys(fields).length > 0) {
    throw new Rejected('invalid', t('invalid-parameters'), fields);
  }
  return {
    ...(isThere(gpa) && {
      numbers: { gpa: gpa, gpaScale: gpaScale!, classRank: classRank!, classSize: classSize! },
    }),
    ...(isThere(highSchoolName) && {
      school: {
        highSchoolName: highSchoolName,
        highSchoolSize: isBlank(highSchoolSize) ? null : highSchoolSize,
        highSchoolType: highSchoolType!,
      },
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
