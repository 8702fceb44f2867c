/** Why the product does not start, and what to do about it: a sentence for whoever runs it. */
export class CannotStart extends Error {}
