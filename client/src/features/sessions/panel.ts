export const PANEL = { gap: 4, pad: 'inset', below: 5, width: 'list', flushContent: true } as const;
