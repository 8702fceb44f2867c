import supertest from 'supertest';
import type { CollegeImportResource } from '../../contract/college-imports';
import type { CollegeResource } from '../../contract/colleges';
import type { TestApp, User } from './app';
import { eventually } from './eventually';

type Import = CollegeImportResource['attributes'] & { readonly id: string };

const flat = (body: unknown): Import => {
  const { data } = body as { data: CollegeImportResource };
  return { id: data.id, ...data.attributes };
};

export function collegeImportsOver(app: () => TestApp, admin: () => User) {
  const upload = (csv: string | Buffer, fileName = 'colleges.csv', url = app().url): supertest.Test =>
    supertest(url)
      .post('/api/colleges/imports')
      .set('token', admin().token)
      .attach('file', Buffer.from(csv), fileName);
  const check = async (csv: string | Buffer): Promise<Import> => flat((await upload(csv).expect(201)).body);
  const get = async (id: string): Promise<Import> =>
    flat((await app().call('get', `/colleges/imports/${id}`, admin()).expect(200)).body);
  const run = async (id: string, publish = true): Promise<Import> => {
    await app().call('post', `/colleges/imports/${id}/run`, admin()).send({ publish }).expect(202);
    return eventually(
      () => get(id),
      ({ state }) => state === 'done' || state === 'failed',
    );
  };
  const undo = async (id: string): Promise<Import> => {
    await app().call('post', `/colleges/imports/${id}/undo`, admin()).expect(202);
    return eventually(
      () => get(id),
      ({ state }) => state === 'undone' || state === 'failed',
    );
  };
  const college = async (code: string): Promise<CollegeResource['attributes'] | undefined> => {
    const { body } = await app().call('get', `/colleges/${code}`, admin());
    return (body as { data?: CollegeResource }).data?.attributes;
  };
  return { upload, check, get, run, undo, college };
}

export const OWN_HEADER =
  'unitid,name,city,state,zip,lat,lon,control,locale,undergrad_enrollment,admission_rate,sat_rw_25,alias,' +
  'website,student_faculty_ratio,ceeb,athletics_assoc,ncaa_division,unknown_column';
export const harbor = (enrollment: number) =>
  `200001,Harbor College,Portside,ME,04101,43.6,-70.2,private-nonprofit,city-small,${enrollment},0.42,610,` +
  '"HC|Harbor ; ",harbor.example,11,6001,NCAA,D3,whatever';
export const codeless =
  '200002,Codeless University,Inland,OH,43001,,,public,rural-fringe,NULL,PrivacySuppressed,,,,,,NAIA,,';
export const own = (...rows: string[]) => [OWN_HEADER, ...rows].join('\n');
