/** Makes something when it is first asked for: what no page needs yet, no page waits for. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
