export { messages } from './en/messages';
