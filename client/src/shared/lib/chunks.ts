/** Whether a file of the application could not be fetched: without a connection, or since a newer release is online. */
export const isChunkError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload/i.test(error.message);
