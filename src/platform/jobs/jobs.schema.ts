import { defineSchema } from '../../kernel/schema';
import { describeJobs } from './jobs.audit';
import { jobEvents } from './jobs.events';

export const jobsSchema = defineSchema({ events: jobEvents, audit: describeJobs, projections: [] });
