import { Injectable } from '@nestjs/common';
import type { ProspectResource } from '../../../../contract/saved-colleges';
import { colleges } from '../../../../projections/colleges/colleges';
import { savedColleges } from '../../../../projections/colleges/saved-colleges';
import { Views } from '../../../platform/document-store/views';
import { currentLanguage } from '../../../platform/http/request-context';
import { TaskReader } from '../../tasks/tasks.queries';
import { chanceOf } from './chances';
import { OwnTests } from './own-tests';
import { catalogues } from '../messages';

@Injectable()
export class Prospects {
  constructor(
    private readonly views: Views,
    private readonly tasks: TaskReader,
    private readonly ownTests: OwnTests,
  ) {}

  async of(studentId: string): Promise<ProspectResource[]> {
    const [saved, assigned, tests] = await Promise.all([
      this.views.find(savedColleges, { where: { studentId } }),
      this.tasks.assignmentsOf(studentId),
      this.ownTests.bestOf(studentId),
    ]);
    const known = await this.views.joined(colleges, saved, 'ceebCode');
    return saved.map(({ id, ceebCode }) => {
      const college = known.get(ceebCode);
      const tasks = assigned.filter((task) => task.ceebCode === ceebCode);
      const done = tasks.filter(({ completedDate }) => completedDate !== null).length;
      return {
        id,
        attributes: {
          ceeb_code: ceebCode,
          chance: college ? chanceOf(college.fields, tests, catalogues[currentLanguage()]) : null,
          tasks: { done, all: tasks.length },
        },
        relationships: {},
      };
    });
  }
}
