import { type Chance, type ChanceLabel, type CollegeListResource } from './colleges';
import type { Page, Resource } from './http';
import { type TestPolicy } from './test-policies';

/** A range includes its lower end and excludes its upper one; an unknown figure is in no range. */
export interface Band {
  readonly from?: number;
  readonly below?: number;
}

/** Numbers of undergraduates, divided as IPEDS does. */
export const SIZES = {
  'under-1000': { below: 1_000 },
  '1000-4999': { from: 1_000, below: 5_000 },
  '5000-9999': { from: 5_000, below: 10_000 },
  '10000-19999': { from: 10_000, below: 20_000 },
  'from-20000': { from: 20_000 },
} as const satisfies Record<string, Band>;
export type Size = keyof typeof SIZES;

/** Rates of admission, divided at the values at which the rule of chances decides. */
export const RATES = {
  'under-15': { below: 0.15 },
  '15-30': { from: 0.15, below: 0.3 },
  '30-50': { from: 0.3, below: 0.5 },
  '50-85': { from: 0.5, below: 0.85 },
  'from-85': { from: 0.85 },
} as const satisfies Record<string, Band>;
export type Rate = keyof typeof RATES;

export const isWithin = ({ from = -Infinity, below = Infinity }: Band, figure: number | null): boolean =>
  figure !== null && figure >= from && figure < below;

/** Upper limits of the net price in US dollars a year. */
export const COSTS = ['10000', '15000', '20000', '25000', '30000', '40000'] as const;
export type Cost = (typeof COSTS)[number];

export const KINDS = ['public', 'private'] as const;
export type Kind = (typeof KINDS)[number];

export const FITS = ['target', 'likely', 'reach', 'unknown'] as const satisfies readonly Chance[];

export const CATALOGUE_SORTS = ['match', 'fit', 'name', 'price', 'rate', 'size'] as const;
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Within a list of values any one may match; a filter that is left out does not restrict anything. */
export interface CatalogueFilters {
  readonly name?: string;
  readonly state?: readonly string[];
  readonly size?: readonly Size[];
  readonly cost?: Cost;
  readonly rate?: readonly Rate[];
  readonly kind?: readonly Kind[];
  readonly fit?: readonly Chance[];
  readonly test?: readonly TestPolicy[];
  /** The default is the best match of a name, else best fit if the student has a test, else the name. */
  readonly sort?: CatalogueSort;
}

/** The filters that select from a list of values. */
export type CatalogueFacet = 'fit' | 'state' | 'kind' | 'size' | 'cost' | 'rate' | 'test';

export interface MiddleHalf {
  readonly test: 'SAT' | 'ACT';
  readonly low: number;
  readonly high: number;
}

export type CatalogueResource = Resource<
  CollegeListResource['attributes'] & {
    readonly isPublic: boolean;
    readonly enrollment: number | null;
    readonly netPrice: number | null;
    readonly admissionRate: number | null;
    /** The test is the one that the chance compares, or else one that the college publishes. */
    readonly middleHalf: MiddleHalf | null;
    readonly chance: ChanceLabel;
  }
>;

export interface CataloguePage extends Page<CatalogueResource> {
  readonly meta: {
    /** `found` counts the colleges on all pages, `all` those without any filter. */
    readonly found: number;
    readonly all: number;
    /** Counts what each value of a filter would find with all other filters; a value that finds nothing is left out. */
    readonly counts: Readonly<Record<CatalogueFacet, Readonly<Record<string, number>>>>;
    readonly sort: CatalogueSort;
    readonly own: { readonly SAT: number | null; readonly ACT: number | null };
  };
}

export interface CollegeSearchCalls {
  /** Lists published colleges with the figures of one student. */
  'GET /colleges/catalogue': { answer: CataloguePage };
}
