/** Explains to operators why the product cannot start, and what to do about it. */
export class CannotStart extends Error {}
