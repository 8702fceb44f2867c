import { decisionNames, planNames } from 'contract/en/applications';
import { counted } from '../../../shared/lib/format';

export const t = {
  plans: planNames,
  decisions: decisionNames,
  finalChoice: 'Final choice',
  submitted: (date: string) => `Submitted, ${date}`,
  noDeadline: 'No deadline yet',
  steps: {
    plan: 'a plan',
    deadline: 'the deadline',
    filedWith: 'where it’s filed',
    tasks: (open: number) => counted(open, 'task'),
    letters: (open: number) => counted(open, 'letter'),
    submission: 'the submission',
    requests: (documents: readonly string[]) => `asking for the ${documents.join(', ')}`,
    documents: (documents: readonly string[]) => documents.join(', '),
    completion: 'confirmation that it’s complete',
    decision: 'the decision',
    choice: 'the final choice',
  },
};
