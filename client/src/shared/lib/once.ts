/** Returns a function that creates its value on the first call and then reuses it, so that no page waits for it. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
