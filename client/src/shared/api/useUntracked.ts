import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

interface Endpoint<Arg, Result> {
  readonly initiate: (
    arg: Arg,
    options: { readonly track: false },
  ) => ThunkAction<{ unwrap: () => Promise<Result> }, never, unknown, UnknownAction>;
}

/** Runs a mutation whose response contains tokens, secrets or recovery codes, which must not enter the store. */
export function useUntracked<Arg, Result>({ initiate }: Endpoint<Arg, Result>) {
  const dispatch = useDispatch<ThunkDispatch<never, unknown, UnknownAction>>();
  return (arg: Arg): Promise<Result> => dispatch(initiate(arg, { track: false })).unwrap();
}
