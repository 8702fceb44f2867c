import type { Chance, ChanceLabel, CollegeListResource } from './colleges';
import type { Page, PageRequest, Resource } from './http';
import type { TestPolicy } from './test-policies';

/** A range of figures, from its first on and below its last; unknown is in none. */
interface Band {
  readonly from?: number;
  readonly below?: number;
}

/** Undergraduates, in the classes of IPEDS. */
export const SIZES = {
  'under-1000': { below: 1_000 },
  '1000-4999': { from: 1_000, below: 5_000 },
  '5000-9999': { from: 5_000, below: 10_000 },
  '10000-19999': { from: 10_000, below: 20_000 },
  'from-20000': { from: 20_000 },
} as const satisfies Record<string, Band>;
export type Size = keyof typeof SIZES;

/** Of admission, cut where the rule of the chances decides. */
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

/** Net price at most, in dollars a year. */
export const COSTS = ['10000', '15000', '20000', '25000', '30000', '40000'] as const;
export type Cost = (typeof COSTS)[number];

export const KINDS = ['public', 'private'] as const;
export type Kind = (typeof KINDS)[number];

/** In the order in which 'best fit' has them. */
export const FITS = ['target', 'likely', 'reach', 'unknown'] as const satisfies readonly Chance[];

export const CATALOGUE_SORTS = ['match', 'fit', 'name', 'price', 'rate', 'size'] as const;
/** Best match of the name, best fit, by name, the lowest price, the highest rate of admission, the largest. */
export type CatalogueSort = (typeof CATALOGUE_SORTS)[number];

/** Of each list any value will do; what is left out narrows nothing. */
export interface CatalogueFilters {
  readonly name?: string;
  /** Codes of states. */
  readonly state?: readonly string[];
  readonly size?: readonly Size[];
  readonly cost?: Cost;
  readonly rate?: readonly Rate[];
  readonly kind?: readonly Kind[];
  readonly fit?: readonly Chance[];
  readonly test?: readonly TestPolicy[];
  /** Without it the best match of a name, else the best fit of who has a test, else by name. */
  readonly sort?: CatalogueSort;
}

/** The middle half of those admitted. */
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
    /** Of the test that the chance compares, or of one that the college publishes. */
    readonly middleHalf: MiddleHalf | null;
    readonly chance: ChanceLabel;
  }
>;

export interface CataloguePage extends Page<CatalogueResource> {
  readonly meta: {
    /** How many there are on all pages, and without any filter. */
    readonly found: number;
    readonly all: number;
    /** How many there are in each state, whichever states are chosen. */
    readonly states: Readonly<Record<string, number>>;
    readonly sort: CatalogueSort;
    /** The student's best. */
    readonly own: { readonly SAT: number | null; readonly ACT: number | null };
  };
}

export interface CollegeSearchCalls {
  /** Published colleges as one student sees them. */
  'GET /colleges/catalogue': { query: CatalogueFilters & PageRequest; answer: CataloguePage };
}
