import { readDemoPeople } from './content';

export const DEMO_PASSWORD = 'quadrangle-demo';

export const demoEntity = {
  name: 'Northgate High School',
  description: 'Public high school, grades 9 to 12, counseling office room 114.',
  type: 'Public',
} as const;

export const demoStaff = readDemoPeople().filter(({ role }) => role !== 'student' && role !== 'parent');
export const demoParents = readDemoPeople().filter(({ role }) => role === 'parent');
export const demoStudents = readDemoPeople().filter(({ role }) => role === 'student');
