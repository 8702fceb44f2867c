import { US_STATES } from 'contract/us-states';

export const t = { states: US_STATES } as const;
