import { type Calls, requests } from './registry';
import type { Parsed, RequestFields, Sent } from './fields';

/**
 * All endpoints by method and path; `requests` has the query and body of each. Here are `upload`, the multipart field
 * that is a file; `answer` as JSON, void where the response has no body, or `file`, the media type of the response; and the
 * statuses in `refuses`, in addition to those of all endpoints of its kind.
 */
export type { Calls };

export type Call = keyof Calls;

type Part<Name extends Call, Key extends string> =
  Calls[Name] extends Readonly<Record<Key, infer Value>> ? Value : never;

/** What the endpoint takes, as it is sent. */
type SentIn<Name extends Call, Key extends 'query' | 'body'> = Name extends keyof Requests
  ? SentPart<Name, Key>
  : never;

export type Query<Name extends Call> = SentIn<Name, 'query'>;
export type Body<Name extends Call> = SentIn<Name, 'body'>;
export type ResponseOf<Name extends Call> = Part<Name, 'answer'>;

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
