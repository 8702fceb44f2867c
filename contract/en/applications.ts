import type { ApplicationPlan, Decision } from '../applications';

export const planNames: Readonly<Record<ApplicationPlan, string>> = {
  ed: 'Early Decision',
  ed2: 'Early Decision II',
  ea: 'Early Action',
  rea: 'Restrictive Early Action',
  regular: 'Regular Decision',
  rolling: 'Rolling admission',
};

export const decisionNames: Readonly<Record<Decision, string>> = {
  deferred: 'Deferred',
  waitlisted: 'Waitlisted',
  admitted: 'Admitted',
  denied: 'Denied',
  withdrawn: 'Withdrawn',
};
