/** Lets the browser paint and answer in between. */
export const nextTask = () => new Promise<void>((then) => setTimeout(then));
