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

  it.each([
    ["ParsedBody<'PATCH /threads/{id}'>", true],
    ["ResponseOf<'PATCH /threads/{id}'>", true],
    ["ParsedBody<'POST /threads'>", false],
    ["ParsedQuery<'GET /threads/{id}'>", false],
    ["ResponseOf<'PATCH /threads/{threadId}'>", false],
    ["readonly ResponseOf<'PATCH /tasks/{id}'>[]", false],
  ])('%s at PATCH /threads/{id}: %s', (type, isOfRoute) => {
    const code = `@Controller('threads') class Threads { @Patch(':id') edit(@Body() { title }: ${type}) {} }`;
    const returning = `@Controller('threads') class Threads { @Patch(':id') edit(): Promise<${type}> {} }`;
    expect(routeTypesIn(code).map(isOfItsRoute)).toEqual([isOfRoute]);
    expect(routeTypesIn(returning).map(isOfItsRoute)).toEqual([isOfRoute]);
  });
});
