import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { taskAssignments, type TaskAssignment } from '../projections/tasks/task-assignments';
import { taskDefinitions } from '../projections/tasks/task-definitions';
import { catalog, projections } from '../src/catalog';
import { collectionOf, project } from '../src/kernel/projection';
import type { TaskFields } from '../src/modules/tasks/tasks.events';
import { SqliteDocumentStore } from '../src/platform/document-store/sqlite-document-store';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { SqliteVault } from '../src/platform/vault/sqlite-vault';

// Bare routes that do the same work on SQLite: node bare-server.ts DATA_DIR STUDENT
const [dataDir, studentId] = process.argv.slice(2) as [string, string];

const TYPE = 'TaskCreated';
const actor = { id: studentId, role: 'admin' };

void serve();

async function serve(): Promise<void> {
  const events = new SqliteEventStore(join(dataDir, 'events.db'));
  const documents = new SqliteDocumentStore(join(dataDir, 'views.db'));
  const vault = new SqliteVault(join(dataDir, 'vault.db'));
  const views = projections.filter(({ on }) => TYPE in on);
  const positions = new Map<string, bigint>();
  for (const view of views) positions.set(view.name, await documents.checkpoint(collectionOf(view)));
  const server = Fastify();

  // A command stores its idempotency key, a key for personal data, its event, and its views' documents.
  server.post<{ Body: TaskFields }>('/command', async ({ headers, body }, reply) => {
    await documents.lease(`body:${String(headers['idempotency-key'])}`, randomUUID(), 24 * 3_600_000);
    const taskId = randomUUID();
    await vault.put('personal-key', taskId, { key: randomBytes(32).toString('base64') });
    const event = {
      id: randomUUID(),
      type: TYPE,
      data: { taskId, authorId: studentId, type: 'standard', fields: body },
      metadata: { version: catalog.version(TYPE), actor, correlationId: randomUUID() },
    };
    const stream = `task-${taskId}`;
    const { position, revision } = await events.append(stream, 'no-stream', [event]);
    const recorded = { ...event, stream, revision, position, time: new Date().toISOString() };
    await Promise.all(
      views.map(async (view) => {
        const changed = new Map<string, object | null>();
        project(view, changed, recorded);
        const checkpoint = { from: positions.get(view.name)!, to: position, eventId: event.id };
        positions.set(view.name, position);
        const isWritten = await documents.write(collectionOf(view), { documents: changed, checkpoint });
        if (!isWritten) throw new Error(`${view.name} was not at ${checkpoint.from}.`);
      }),
    );
    return reply.status(201).send({ id: taskId });
  });

  server.get('/query', async () => {
    const assignments = await documents.find<TaskAssignment>(collectionOf(taskAssignments), {
      where: { studentId },
    });
    const tasks = await documents.getMany<object>(
      collectionOf(taskDefinitions),
      assignments.map(({ taskId }) => taskId),
    );
    return { data: assignments.map((assignment) => ({ ...assignment, ...tasks.get(assignment.taskId) })) };
  });

  await server.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`runs at ${server.listeningOrigin}\n`);
}
