/** How a college treats SAT and ACT scores: it reads `considered` ones, but does not even recommend `neither`. */
export const TEST_POLICIES = ['required', 'recommended', 'considered', 'neither'] as const;
export type TestPolicy = (typeof TEST_POLICIES)[number];
