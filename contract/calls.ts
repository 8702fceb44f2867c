import type { Calls } from './registry';
import type { Requests, SentPart } from './requests';

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
