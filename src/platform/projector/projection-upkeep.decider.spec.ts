import { given } from '../../kernel/testing';
import { projectionUpkeep } from './projection-upkeep.decider';

const parked = { projection: 'people', eventId: 'x1' };
const skipped = { type: 'ProjectionEventSkipped', data: { ...parked, reason: 'Broken.' } } as const;
const retried = { type: 'ProjectionRetried', data: { ...parked, requestId: 'q1' } } as const;

const history = given(projectionUpkeep);

it('a parked event is skipped once', () => {
  history().when('Skip', skipped.data).yields(skipped);
  history(skipped)
    .when('Skip', { ...skipped.data, reason: 'Still broken.' })
    .yields();
});

it('a projection is retried once for each request', () => {
  history().when('Retry', retried.data).yields(retried);
  const again = { ...retried.data, requestId: 'q2' };
  history(retried).when('Retry', again).yields({ type: 'ProjectionRetried', data: again });
});
