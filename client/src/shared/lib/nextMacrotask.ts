/** Resolves in a new task, so that the browser can paint and respond in between. */
export const nextTask = () => new Promise<void>((then) => setTimeout(then));
