import type { EndpointDefinitions, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';
import type { Body, Call, Calls, Query, ResponseOf } from 'contract/calls';
import type { Tag } from 'contract/realtime';
import { api } from './baseApi';
import type { baseQuery } from './baseQuery';
import { call, type EndpointRequest, type PathParameter } from './call';
import { savesFile } from './download';

export const LIST = 'LIST';

/** Tag of aggregates, which depend on every item. */
export const SUMMARY = 'SUMMARY';

/** Tags a list and its rows. The ids of the rows must be those by which single resources are tagged. */
export const listTags = (type: Tag, rows: readonly { readonly id: string }[] | undefined) => [
  { type, id: LIST },
  ...(rows ?? []).map(({ id }) => ({ type, id })),
];

export const lists = <Type extends Tag>(...types: readonly Type[]) =>
  types.map((type) => ({ type, id: LIST }));

/** Invalidates nothing after a failure, when the cached data is still right. */
export const onSuccess =
  <Tags>(tags: Tags) =>
  (_answer: unknown, error: unknown): Tags | [] =>
    error ? [] : tags;

type Sent<Name extends Call> = [Body<Name>] extends [never] ? Query<Name> : Body<Name>;

type IsOne<Key, All = Key> = Key extends unknown ? ([All] extends [Key] ? true : false) : never;

type PathArg<Key extends string> = [Key] extends [never]
  ? void
  : IsOne<Key> extends true
    ? string
    : Readonly<Record<Key, string>>;

/** The parameters of a call in one object: those of the path, and the query or the body. A lone path parameter is a string. */
export type ArgOf<Name extends Call> = Calls[Name] extends { upload: string }
  ? File
  : [Sent<Name>] extends [never]
    ? PathArg<PathParameter<Name>>
    : [PathParameter<Name>] extends [never]
      ? Sent<Name>
      : Readonly<Record<PathParameter<Name>, string>> & Sent<Name>;

/** The `data` of a response that has nothing else, or else the whole response. */
export type DataOf<Name extends Call> =
  ResponseOf<Name> extends { data: infer Data }
    ? [Exclude<keyof ResponseOf<Name>, 'data'>] extends [never]
      ? Data
      : ResponseOf<Name>
    : ResponseOf<Name>;

type QueryOf<Arg, Result> = QueryDefinition<NoInfer<Arg>, typeof baseQuery, Tag, NoInfer<Result>, 'api'>;
type MutationOf<Arg, Result> = MutationDefinition<
  NoInfer<Arg>,
  typeof baseQuery,
  Tag,
  NoInfer<Result>,
  'api'
>;

/** Method parameters are bivariant, so a transformation may narrow the response. */
type Transform<Response, Result> = { transform(response: Response): Result }['transform'];

interface Options<Name extends Call, Arg, Result> {
  /** Is needed if the argument is not the `ArgOf` the call, or if the request has headers. */
  readonly request?: (arg: Arg) => EndpointRequest<Name>;
  readonly transformResponse?: Transform<ResponseOf<Name>, Result>;
}

interface QueryOptions<Name extends Call, Arg, Result>
  extends
    Options<Name, Arg, Result>,
    Pick<QueryOf<Arg, Result>, 'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted' | 'merge'> {}

interface MutationOptions<Name extends Call, Arg, Result>
  extends
    Options<Name, Arg, Result>,
    Pick<MutationOf<Arg, Result>, 'invalidatesTags' | 'onQueryStarted'>,
    Pick<EndpointRequest<Name>, 'timeout' | 'responseHandler'> {
  readonly undo?: true;
  /** What is queued without a connection; false sends the request only with one. */
  readonly queuedAs?: (arg: Arg) => NonNullable<EndpointRequest<Name>['queuedAs']> | false;
}

export const endpoints = <Definitions extends EndpointDefinitions>(definitions: Definitions) =>
  api.injectEndpoints({ overrideExisting: 'throw', endpoints: () => definitions });

export function query<Name extends Call, Arg = ArgOf<Name>, Result = DataOf<Name>>(
  name: Name,
  { request, transformResponse, ...options }: QueryOptions<Name, Arg, Result> = {},
): QueryOf<Arg, Result> {
  return {
    ...options,
    type: 'query',
    query: (arg: Arg) => callWith(name, requestOf(name, request, arg)),
    transformResponse: transformResponse ?? dataOf,
  } as unknown as QueryOf<Arg, Result>;
}

export function mutation<Name extends Call, Arg = ArgOf<Name>, Result = DataOf<Name>>(
  name: Name,
  {
    request,
    queuedAs,
    undo,
    timeout,
    responseHandler,
    transformResponse,
    ...options
  }: MutationOptions<Name, Arg, Result> = {},
): MutationOf<Arg, Result> {
  const rest = { ...(timeout && { timeout }), ...(responseHandler && { responseHandler }) };
  return {
    ...options,
    type: 'mutation',
    ...(undo && { extraOptions: { undo } }),
    query: (arg: Arg) => {
      const queued = queuedAs?.(arg);
      return callWith(name, {
        ...rest,
        ...requestOf(name, request, arg),
        ...(queued && { queuedAs: queued }),
      });
    },
    transformResponse: transformResponse ?? dataOf,
  } as unknown as MutationOf<Arg, Result>;
}

/** A mutation, because it saves a file and caches nothing. */
export const download = <Name extends Call, Arg = ArgOf<Name>>(
  name: Name,
  file: string | ((arg: Arg) => string),
  request?: (arg: Arg) => EndpointRequest<Name>,
): MutationOf<Arg, null> =>
  mutation<Name, Arg, null>(name, {
    request: (arg) => ({
      ...(requestOf(name, request, arg) as EndpointRequest<Name>),
      responseHandler: savesFile(typeof file === 'string' ? file : file(arg)),
    }),
  });

interface Row {
  readonly id: string;
}
type Rows = readonly Row[] | { readonly data: readonly Row[] };

/** Endpoints of one kind of thing, with the tags that follow from what they do. */
export function resource<Type extends Tag>(type: Type) {
  const all = [{ type, id: LIST }] as const;
  return {
    list: <Name extends Call, Arg = ArgOf<Name>, Result extends Rows = Extract<DataOf<Name>, Rows>>(
      name: Name,
      options: QueryOptions<Name, Arg, Result> = {},
    ) =>
      query<Name, Arg, Result>(name, {
        providesTags: (rows) => listTags(type, rows && ('data' in rows ? rows.data : rows)),
        ...options,
      }),
    one: <Name extends Call, Result = DataOf<Name>>(
      name: Name,
      options: QueryOptions<Name, string, Result> = {},
    ) =>
      query<Name, string, Result>(name, { providesTags: (_one, _error, id) => [{ type, id }], ...options }),
    create: <Name extends Call, Arg = ArgOf<Name>, Result = DataOf<Name>>(
      name: Name,
      options: MutationOptions<Name, Arg, Result> = {},
    ) => mutation<Name, Arg, Result>(name, { invalidatesTags: all, ...options }),
    edit: <Name extends Call, Arg = ArgOf<Name>, Result = DataOf<Name>>(
      name: Name,
      options: MutationOptions<Name, Arg, Result> = {},
    ) =>
      mutation<Name, Arg, Result>(name, {
        undo: true,
        invalidatesTags: (_answer, _error, arg) => [
          { type, id: idIn(name, requestOf(name, options.request, arg)) },
        ],
        ...options,
      }),
    remove: <Name extends Call, Arg = ArgOf<Name>, Result = DataOf<Name>>(
      name: Name,
      options: MutationOptions<Name, Arg, Result> = {},
    ) => mutation<Name, Arg, Result>(name, { undo: true, invalidatesTags: all, ...options }),
  };
}

interface Request {
  readonly path?: Readonly<Record<string, string>>;
  readonly [part: string]: unknown;
}

const callWith = call as (name: Call, request: Request) => ReturnType<typeof call>;

const parametersOf = (name: Call) => [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);

const idIn = (name: Call, { path = {} }: Request) => path[parametersOf(name)[0]!]!;

function requestOf<Arg>(name: Call, request: ((arg: Arg) => object) | undefined, arg: Arg): Request {
  if (request) return request(arg) as Request;
  if (arg instanceof File) return { body: uploadOf(arg) };
  const parameters = parametersOf(name);
  if (typeof arg !== 'object' || arg === null)
    return arg === undefined ? {} : { path: { [parameters[0]!]: String(arg) } };
  const isInPath = ([key]: [string, unknown]) => parameters.includes(key);
  const fields = Object.entries(arg);
  const sent = Object.fromEntries(fields.filter((field) => !isInPath(field)));
  return {
    path: Object.fromEntries(fields.filter(isInPath)),
    ...(isSent(name, sent) && { [name.startsWith('GET ') ? 'query' : 'body']: sent }),
  };
}

/** An edit that changes nothing still has a body. */
const isSent = (name: Call, sent: object) => name.startsWith('PATCH ') || Object.keys(sent).length > 0;

export function uploadOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}

function dataOf(response: unknown): unknown {
  if (typeof response !== 'object' || response === null || !('data' in response)) return response;
  return Object.keys(response).length === 1 ? response.data : response;
}
