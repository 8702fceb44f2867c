import { Injectable } from '@nestjs/common';
import { account } from '../modules/identity/accounts/account.decider';
import { about } from '../modules/profile/about/about.decider';
import { Dispatcher } from '../platform/dispatch/dispatcher';
import { as } from './acting';
import { demoEntity } from './people';
import { CLASS_SIZES, demoProfiles } from './profiles';

const STUDENTS_AT_SCHOOL = Object.values(CLASS_SIZES).reduce((sum, size) => sum + size);

@Injectable()
export class DemoProfiles {
  constructor(private readonly dispatcher: Dispatcher) {}

  async write(students: readonly string[]): Promise<void> {
    for (const { student, numbers, majors, favorites, notes, ...profile } of demoProfiles) {
      const studentId = students[student]!;
      const [gpa, gpaScale, classRank] = numbers ?? [];
      await as({ id: studentId, role: 'student' }, async () => {
        await this.dispatcher.dispatch(account, studentId, 'ChangeProfile', profile);
        await this.dispatcher.dispatch(about, studentId, 'Change', {
          studentId,
          ...(numbers && {
            numbers: {
              gpa: gpa!,
              gpaScale: gpaScale!,
              classRank: classRank!,
              classSize: CLASS_SIZES[profile.grade],
            },
            school: {
              highSchoolName: demoEntity.name,
              highSchoolSize: STUDENTS_AT_SCHOOL,
              highSchoolType: 'Public',
            },
          }),
          ...(majors && { majors: { major1: majors[0], major2: majors[1], major3: majors[2] } }),
          ...(favorites && { favorites: { favorite1: favorites[0], favorite2: favorites[1] } }),
          ...(notes !== undefined && { notes }),
        });
      });
    }
  }
}
