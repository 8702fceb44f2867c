import type { Body, Call, Calls, Query } from 'contract/calls';
import type { Read } from '../offline/offlineReads';
import type { QueryArgs as Request } from './baseQuery';

export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

type InPath<Name extends Call> = [PathParameter<Name>] extends [never]
  ? { readonly path?: never }
  : { readonly path: Readonly<Record<PathParameter<Name>, string>> };

type InQuery<Name extends Call> = [Query<Name>] extends [never]
  ? { readonly query?: never }
  : object extends Query<Name>
    ? { readonly query?: Query<Name> }
    : { readonly query: Query<Name> };

type InBody<Name extends Call> = Calls[Name] extends { upload: string }
  ? { readonly body: FormData }
  : [Body<Name>] extends [never]
    ? { readonly body?: never }
    : { readonly body: Body<Name> };

export type EndpointRequest<Name extends Call> = InPath<Name> &
  InQuery<Name> &
  InBody<Name> &
  Pick<Request, 'headers' | 'timeout' | 'responseHandler' | 'queuedAs'>;

interface Loose {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown>;
}

export function call<Name extends Call>(
  name: Name,
  ...[asked]: object extends EndpointRequest<Name>
    ? [asked?: EndpointRequest<Name>]
    : [asked: EndpointRequest<Name>]
): Request {
  const { path = {}, query: params, ...rest } = (asked ?? {}) as Loose;
  const [method, template] = name.split(' ') as [string, string];
  const url = template.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    encodeURIComponent(path[parameter]!),
  );
  return {
    ...rest,
    url,
    ...(method === 'GET' ? { read: name as Read } : { method }),
    ...(params && { params }),
  };
}
