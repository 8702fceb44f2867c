export type Region = 'Northeast' | 'Midwest' | 'South' | 'West';

/** Regions as the Census Bureau defines them. */
const STATES: Readonly<Record<Region, readonly string[]>> = {
  Northeast: ['CT', 'MA', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VT'],
  Midwest: ['IA', 'IL', 'IN', 'KS', 'MI', 'MN', 'MO', 'ND', 'NE', 'OH', 'SD', 'WI'],
  South: [
    ...['AL', 'AR', 'DC', 'DE', 'FL', 'GA', 'KY', 'LA', 'MD', 'MS', 'NC', 'OK', 'SC', 'TN', 'TX', 'VA'],
    'WV',
  ],
  West: ['AK', 'AZ', 'CA', 'CO', 'HI', 'ID', 'MT', 'NM', 'NV', 'OR', 'UT', 'WA', 'WY'],
};

const REGIONS: ReadonlyMap<string, Region> = new Map(
  (Object.keys(STATES) as Region[]).flatMap((region) => STATES[region].map((state) => [state, region])),
);

export const regionOf = (state: string): Region | undefined => REGIONS.get(state);
