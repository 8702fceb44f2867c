import type { CollegeDescription, Deadlines } from '../../../contract/colleges';
import type { CollegeEdit, DeadlinesEdit } from '../../../contract/requests/colleges';
import { camelCased } from '../../platform/http/wire-names';
import type { CollegeFields } from './colleges.events';

export const fieldsOf = (body: CollegeEdit): Partial<CollegeDescription & Pick<CollegeFields, 'status'>> =>
  Object.fromEntries(Object.entries(camelCased(body)).filter(([, value]) => value !== null));

export const deadlinesOf = (body: DeadlinesEdit): Partial<Deadlines> =>
  Object.fromEntries(Object.entries(camelCased(body)).map(([name, value]) => [name, value || null]));
