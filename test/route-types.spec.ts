import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfItsRoute, routeTypesIn } from './support/route-types';

const source = join(__dirname, '../src');

const controllers = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .map((file) => ({ file, types: routeTypesIn(readFileSync(join(source, file), 'utf8')) }));

describe('the types of a route', () => {
  it('are those of its own endpoint', () => {
    const wrong = controllers.flatMap(({ file, types }) =>
      types.filter((type) => !isOfItsRoute(type)).map(({ route, type }) => `${file}: ${type} at ${route}`),
    );
    expect(wrong).toEqual([]);
    expect(controllers.flatMap(({ types }) => types).length).toBeGreaterThan(200);
  });

  const areOfRoute = (type: string) =>
    [`edit(@Body() { title }: ${type}) {}`, `edit(): Promise<${type}> {}`].flatMap((handler) =>
      routeTypesIn(`@Controller('threads') class Threads { @Patch(':id') ${handler} }`).map(isOfItsRoute),
    );

  it.each(["ParsedBody<'PATCH /threads/{id}'>", "ResponseOf<'PATCH /threads/{id}'>"])(
    'may be %s at PATCH /threads/{id}',
    (type) => expect(areOfRoute(type)).toEqual([true, true]),
  );

  it.each([
    "ParsedBody<'POST /threads'>",
    "ParsedQuery<'GET /threads/{id}'>",
    "ResponseOf<'PATCH /threads/{threadId}'>",
    "readonly ResponseOf<'PATCH /tasks/{id}'>[]",
  ])('may not be %s at PATCH /threads/{id}', (type) => expect(areOfRoute(type)).toEqual([false, false]));
});
