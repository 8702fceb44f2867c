import { given } from '../../kernel/testing';
import { projectionMaintenance } from './projection-maintenance.decider';

const parked = { projection: 'people', eventId: 'x1' };
const skipped = { type: 'ProjectionEventSkipped', data: { ...parked, reason: 'Broken.' } } as const;
const retried = {
  type: 'ProjectionRetried',
  data: { ...parked, reason: 'Mended.', requestId: 'q1' },
} as const;

const history = given(projectionMaintenance);

it('a parked event is skipped once', () => {
  history().when('Skip', skipped.data).yields(skipped);
  history(skipped)
    .when('Skip', { ...skipped.data, reason: 'Still broken.' })
    .yields();
});

it('a projection is retried once per request', () => {
  history().when('Retry', retried.data).yields(retried);
  const again = { ...retried.data, requestId: 'q2' };
  history(retried).when('Retry', again).yields({ type: 'ProjectionRetried', data: again });
});

const ids = { projection: 'people', rebuildId: 'r1' };
const requested = {
  type: 'ProjectionRebuildRequested',
  data: { ...ids, version: 3, against: 2, reason: 'A name looks wrong.' },
} as const;
const accepted = { type: 'ProjectionRebuildAccepted', data: { ...ids, reason: 'It is right.' } } as const;
const discarded = { type: 'ProjectionRebuildDiscarded', data: { ...ids, reason: 'It is not.' } } as const;
const rebuilt = { type: 'ProjectionRebuilt', data: { ...ids, version: 3, documents: 12 } } as const;

it('only one rebuild is in progress at a time', () => {
  history().when('RequestRebuild', requested.data).yields(requested);
  const another = { ...requested.data, rebuildId: 'r2' };
  history(requested).when('RequestRebuild', another).isRejected('rebuild-under-way');
  for (const end of [discarded, rebuilt]) {
    history(requested, end).when('RequestRebuild', another).yields({ type: requested.type, data: another });
    history(requested, end).when('RequestRebuild', requested.data).yields();
  }
});

it('a rebuild can be accepted until it has ended', () => {
  history(requested).when('AcceptRebuild', accepted.data).yields(accepted);
  history(requested, accepted, rebuilt).when('AcceptRebuild', accepted.data).yields();
  history(requested, discarded).when('AcceptRebuild', accepted.data).isRejected('rebuild-over');
  history().when('AcceptRebuild', accepted.data).isRejected('rebuild-over');
});

it('a rebuild can be discarded until it has ended, even once accepted', () => {
  history(requested).when('DiscardRebuild', discarded.data).yields(discarded);
  history(requested, accepted).when('DiscardRebuild', discarded.data).yields(discarded);
  history(requested, rebuilt).when('DiscardRebuild', discarded.data).isRejected('rebuild-over');
});

it('a version is dropped once per request', () => {
  const data = { projection: 'people', version: 2, reason: 'The new one is right.', requestId: 'q3' };
  history().when('DropVersion', data).yields({ type: 'ProjectionVersionDropped', data });
});
