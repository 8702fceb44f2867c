import type { FactChangeResource } from 'contract/fact-history';
import { roleName } from '../people/roles';

export const actorOf = ({ attributes, relationships: { actor } }: FactChangeResource): string =>
  actor.data?.attributes.name ?? roleName(attributes.actorRole);

/** 'D. Reyes' for 'Daniel Reyes'. */
export const shortActorOf = (change: FactChangeResource): string =>
  change.relationships.actor.data
    ? actorOf(change).replace(/^(\p{L})[^\s[]*\s+(?=\S)/u, '$1. ')
    : actorOf(change);
