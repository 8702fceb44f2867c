interface OfProperty {
  property: string;
}

/** The sentence for each value that a request cannot have, apart from the rules of `rules.ts`. */
export const requestSentences = {
  notABoolean: ({ property }: OfProperty) => `${property} must be true or false`,
  notACursor: ({ property }: OfProperty) => `${property} must be a cursor`,
  notAUuid: ({ property }: OfProperty) => `${property} must be a UUID`,
  notAWholeNumber: ({ property }: OfProperty) => `${property} must be a whole number`,
  belowMinimum: ({ property, min }: OfProperty & { min: number }) => `${property} must be at least ${min}`,
  aboveMaximum: ({ property, max }: OfProperty & { max: number }) => `${property} must be at most ${max}`,
  pagesFromOne: 'currentPage starts at 1',
  notAChoice: ({ property, options }: OfProperty & { options: readonly unknown[] }) =>
    `${property} must be one of ${options.join(', ')}`,
};
