/** What a new student is led through, in this order. */
export const FIRST_STEPS = ['grade', 'record', 'survey', 'college'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** `GET /users/first-steps` → `data`: which of them are done. */
export type FirstSteps = Readonly<Record<FirstStep, boolean>>;

export interface FirstStepsCalls {
  'GET /users/first-steps': { answer: { readonly data: FirstSteps } };
}
