import type { Parsed, RequestFields, Sent } from '../fields';
import { requests } from '../registry';

/** What every endpoint takes, by method and path. Its types, checks and description are made from it. */
export { requests };

export type Requests = typeof requests;

/** Returns the fields of an endpoint that is known only at run time. */
export const requestOf = (endpoint: string): RequestFields =>
  (requests as Readonly<Record<string, RequestFields>>)[endpoint] ?? {};

type FieldsOf<Endpoint extends keyof Requests, Part extends keyof RequestFields> =
  Requests[Endpoint] extends Readonly<Record<Part, infer Of extends NonNullable<RequestFields[Part]>>>
    ? Of
    : never;

export type SentPart<Endpoint extends keyof Requests, Part extends keyof RequestFields> = [
  FieldsOf<Endpoint, Part>,
] extends [never]
  ? never
  : Sent<FieldsOf<Endpoint, Part>>;

export type ParsedBody<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'body'>>;

export type ParsedQuery<Endpoint extends keyof Requests> = Parsed<FieldsOf<Endpoint, 'query'>>;
