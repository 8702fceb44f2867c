import {
  APPLICATION_FORMS,
  APPLICATION_PLANS,
  applicationRules,
  DECISIONS,
  type ApplicationCalls,
} from '../applications';
import {
  boolean,
  choice,
  clearable,
  described,
  omittable,
  string,
  type RequestsOf,
  type Sent,
} from '../fields';

const day = string(applicationRules.date);

const application = {
  plan: clearable(choice(APPLICATION_PLANS, { code: 'notAPlan' })),
  deadline: described('The typed deadline, which counts instead of the catalogue’s.', clearable(day)),
  filedWith: clearable(choice(APPLICATION_FORMS, { code: 'notAnApplicationForm' })),
  submittedOn: described(
    'A day makes the college ‘applied’, null makes it ‘applying’ again.',
    clearable(day),
  ),
  completeOn: clearable(day),
  decision: clearable(choice(DECISIONS, { code: 'notADecision' })),
  decidedOn: described('By default today, for a new decision.', clearable(day)),
  scholarship: omittable(string(applicationRules.scholarship)),
  condition: omittable(string(applicationRules.condition)),
  isFinalChoice: omittable(boolean()),
};

export const applicationRequests = {
  'PATCH /users/{studentId}/applications/{ceeb}': { body: application },
} as const satisfies RequestsOf<keyof ApplicationCalls>;

export type ApplicationEdit = Sent<typeof application>;
