import { catalog } from '../src/catalog';
import { LiveFeed } from '../src/platform/realtime/live-feed';
import { Compensations } from '../src/platform/undo/compensations';
import { TestApp } from './support/app';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.dispose());

it('every event is pushed to browsers, or has a reason not to be', () => {
  const pushed = app.app.get(LiveFeed).types();
  expect([...pushed, ...catalog.namesWithReason('notPushed')].sort()).toEqual(catalog.names().sort());
});

it('every event can be undone, or has a reason not to be', () => {
  const undone = app.app.get(Compensations).types();
  expect([...undone, ...catalog.namesWithReason('notUndone')].sort()).toEqual(catalog.names().sort());
});
