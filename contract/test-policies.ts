/** How a college treats SAT and ACT scores: `considered` are not required, `neither` not even recommended. */
export const TEST_POLICIES = ['required', 'recommended', 'considered', 'neither'] as const;
export type TestPolicy = (typeof TEST_POLICIES)[number];
