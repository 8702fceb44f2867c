import { catalog } from '../src/catalog';
import { LiveFeed } from '../src/platform/realtime/live-feed';
import { Compensations } from '../src/platform/undo/compensations';
import { NOT_PUSHED, NOT_UNDONE } from './reasons';
import { TestApp } from './support/app';

let app: TestApp;

beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.dispose());

it('pushes every event to browsers, except those with a reason', () => {
  const pushed = app.app.get(LiveFeed).types();
  expect([...pushed, ...Object.keys(NOT_PUSHED)].sort()).toEqual(catalog.names().sort());
});

it('undoes every event, except those with a reason', () => {
  const undone = app.app.get(Compensations).types();
  expect([...undone, ...Object.keys(NOT_UNDONE)].sort()).toEqual(catalog.names().sort());
});
