import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify from 'fastify';
import { audit } from '../projections/audit';
import { taskAssignments, type TaskAssignment } from '../projections/task-assignments';
import { taskDefinitions } from '../projections/task-definitions';
import { SqliteDocumentStore } from '../src/platform/document-store/sqlite-document-store';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { collectionOf } from '../src/kernel/projection';
import { anEvent } from './assignments';

// A route with nothing around it that does the same work on SQLite: node bare-server.ts DATA_DIR STUDENT
const [dataDir, studentId] = process.argv.slice(2) as [string, string];

void serve();

async function serve(): Promise<void> {
  const events = new SqliteEventStore(join(dataDir, 'events.db'));
  const documents = new SqliteDocumentStore(join(dataDir, 'views.db'));
  const server = Fastify();

  server.post('/command', async (request, reply) => {
    const id = randomUUID();
    await events.append(`task-${id}`, 'no-stream', [anEvent()]);
    for (const view of [taskDefinitions, audit]) {
      const from = await documents.checkpoint(collectionOf(view));
      await documents.write(collectionOf(view), {
        documents: new Map([[id, { ...view.empty(id), fields: request.body }]]),
        checkpoint: { from, to: from + 1n },
      });
    }
    return reply.status(201).send({ id });
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
