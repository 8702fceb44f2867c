import { Controller, Delete, Get, Headers, Patch, Put } from '@nestjs/common';
import type { ParsedBody, ResponseOf } from '../../../../contract/calls';
import { ANY_ROLE, Body, Limits, OWN_WRITES, Public, Roles } from '../../../platform/http/route.decorators';
import {
  DEFAULT_GRADE,
  EVERYBODYS_FIELDS,
  type Grade,
  type ProfileResource,
} from '../../../../contract/profile';
import { type ProfileChange } from '../../../../contract/requests/profile';
import type { Role } from '../../../../contract/roles';
import { entities } from '../../../../projections/identity/entities';
import { people } from '../../../../projections/identity/people';
import { Rejected, requireFound } from '../../../kernel/errors';
import {
  Confirmation,
  CurrentUser,
  type SessionUser,
  type SignedIn,
} from '../../../platform/auth/session-user';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { account } from '../accounts/account.decider';
import { authLimits } from '../sign-in/auth.limits';
import { normalized } from '../accounts/email-addresses';
import { EmailStop } from './email-stop';
import { UsesPassword } from '../../../platform/auth/password-concurrency';
import { EmailChange } from './email-change';
import type { ProfileFields } from '../accounts/accounts.events';
import { t as tAccounts } from '../accounts/messages';
import { EntityMemberReader } from '../directory/directory.queries';
import { t } from './messages';

@Controller()
export class ProfileController {
  constructor(
    private readonly views: Views,
    private readonly entityMembers: EntityMemberReader,
    private readonly dispatcher: Dispatcher,
    private readonly emailChange: EmailChange,
    private readonly emailStop: EmailStop,
    private readonly confirmation: Confirmation,
  ) {}

  @Roles(...ANY_ROLE)
  @Get('users/profile')
  async read(@CurrentUser() { id }: SessionUser): Promise<ResponseOf<'GET /users/profile'>> {
    const person = requireFound(await this.views.get(people, id), tAccounts('user-not-found'));
    return { data: await this.resource(id, person) };
  }

  @Roles(...ANY_ROLE)
  @UsesPassword(...authLimits.changeProfile)
  @Patch('users/profile')
  async change(
    @Body() form: ParsedBody<'PATCH /users/profile'>,
    @CurrentUser() user: SignedIn,
  ): Promise<ResponseOf<'PATCH /users/profile'>> {
    const { id, role } = user;
    if (role !== 'student') refuseStudentFields(form);
    const fields = fieldsOf(form);
    const email = form.email && normalized(form.email);
    const isOther = email !== undefined && (await this.dispatcher.stateOf(account, id))?.email !== email;
    if (isOther) {
      // A change that awaits its link needs no password again: this only sends another link.
      if ((await this.emailChange.pendingOf(id)) !== email)
        await this.confirmation.require(user, form.password);
      await this.emailChange.assertAvailable(id, email);
    }
    const { state } = await this.dispatcher.dispatch(account, id, 'ChangeProfile', fields);
    if (isOther) await this.emailChange.request(user, email);
    return { data: await this.resource(id, { ...state!.profile, ...state! }) };
  }

  @Roles(...ANY_ROLE)
  @Delete('users/profile/email')
  withdraw(@CurrentUser() { id }: SessionUser): Promise<void> {
    return this.emailChange.withdraw(id);
  }

  @Roles(...ANY_ROLE)
  @Limits(OWN_WRITES)
  @Put('users/language')
  async chooseLanguage(
    @Body() { language }: ParsedBody<'PUT /users/language'>,
    @CurrentUser() { id }: SessionUser,
  ): Promise<void> {
    await this.dispatcher.dispatch(account, id, 'ChooseLanguage', { language });
  }

  @Public()
  @Limits(...authLimits.confirmEmail)
  @Patch('auth/confirm-email')
  confirm(@Headers('x-email-token') token: string | undefined): Promise<void> {
    return this.emailChange.confirm(token ?? '');
  }

  @Public()
  @Limits(...authLimits.confirmEmail)
  @Patch('auth/keep-email')
  keep(@Headers('x-email-token') token: string | undefined): Promise<void> {
    return this.emailStop.stop(token ?? '');
  }

  private async resource(
    id: string,
    { role, email, ...profile }: ProfileFields & { role: Role; email: string },
  ): Promise<ProfileResource> {
    const isStudent = role === 'student';
    const [pending, entityIds] = await Promise.all([
      this.emailChange.pendingOf(id),
      this.entityMembers.entitiesOf(id),
    ]);
    const joined = await this.views.getMany(entities, entityIds);
    return {
      id,
      attributes: {
        first_name: profile.firstName,
        last_name: profile.lastName,
        email,
        pending_email: pending,
        phone_number: profile.phoneNumber ?? '',
        role,
        pronoun: profile.pronoun,
        gender: profile.gender,
        city: profile.city,
        state: profile.state,
        zip_code: profile.zipCode,
        grade: isStudent ? ((profile.grade as Grade | null) ?? DEFAULT_GRADE) : null,
        grade_told: isStudent && profile.grade !== null,
      },
      relationships: {
        entities: {
          data: [...joined.values()].map(({ id, name, type }) => ({ id, attributes: { name, type } })),
        },
      },
    };
  }
}

function refuseStudentFields(form: ProfileChange): void {
  const refused = (Object.keys(form) as (keyof ProfileChange)[]).filter(
    (field) => form[field] !== undefined && !EVERYBODYS_FIELDS.includes(field),
  );
  if (refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((field) => [field, t('studentsAlone')]));
  throw new Rejected('invalid', tAccounts('invalid-parameters'), fields);
}

/** An undefined field stays unchanged; an emptied one becomes null. */
const fieldsOf = (form: ProfileChange): Partial<ProfileFields> => ({
  firstName: form.first_name,
  lastName: form.last_name,
  phoneNumber: emptied(form.phone_number),
  pronoun: form.pronoun,
  gender: emptied(form.gender),
  city: emptied(form.city),
  state: emptied(form.state),
  zipCode: emptied(form.zip_code),
  grade: form.grade,
});

const emptied = (text: string | null | undefined) => (text === '' ? null : text);
