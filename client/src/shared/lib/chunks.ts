/** Whether a file failed to load, because the client is offline or a newer release has replaced the file. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);
