export const t = { title: 'Privacy Policy' } as const;
