/** Whether a file of the application failed to load, either offline or because a newer release has replaced it. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);
