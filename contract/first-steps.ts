export const FIRST_STEPS = ['grade', 'record', 'survey', 'college'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export type FirstSteps = Readonly<Record<FirstStep, boolean>>;
