import { endpoints, resource } from '../../shared/api/resource';
import './colleges.events';

const college = resource('College');

export const CollegesApi = endpoints({
  searchColleges: college.list('GET /colleges/search', { request: (name: string) => ({ query: { name } }) }),
  college: college.one('GET /colleges/{ceeb}'),
});
