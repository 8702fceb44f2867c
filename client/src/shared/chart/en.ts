export const t = {
  /** As in 'Loading the chart'. */
  what: 'the chart',
  asTable: 'Show as table',
} as const;
