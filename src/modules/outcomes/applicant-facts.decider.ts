import { decider } from '../../kernel/decider';
import type { OutcomeEvents } from './outcomes.events';

type Taken = Pick<OutcomeEvents, 'ApplicantFactsTaken'>;

/** The facts of a submission are taken once; a later submission replaces them if it is `again`. */
export const applicantFacts = decider<
  { readonly submittedOn: string } | null,
  { Take: Taken['ApplicantFactsTaken'] & { readonly again: boolean } },
  Taken
>({
  name: 'applicant-facts',
  stream: { key: 'hash of student and college', growsWith: 'submissions of the application on another day' },
  initial: null,
  decide: {
    Take: ({ again, ...data }, taken) =>
      taken && (!again || taken.submittedOn === data.submittedOn)
        ? []
        : [{ type: 'ApplicantFactsTaken', data }],
  },
  evolve: { ApplicantFactsTaken: (_, { submittedOn }) => ({ submittedOn }) },
});
