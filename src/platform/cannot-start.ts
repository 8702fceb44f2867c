/** Why the product does not start, and what to do about it: a message for operators. */
export class CannotStart extends Error {}
