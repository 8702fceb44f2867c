import { Injectable } from '@nestjs/common';
import { compositeOf, type TestScore } from '../../../../contract/test-scores';
import { countedTests, examEntries } from '../../../../projections/exams/exam-entries';
import { present, testScores } from '../../../../projections/profile/owned-lists';
import { Views } from '../../../platform/document-store/views';

@Injectable()
export class OwnTests {
  constructor(private readonly views: Views) {}

  /** The tests of the profile, and practice exams that the student includes. */
  async of(studentId: string): Promise<readonly TestScore[]> {
    const [own, practised] = await Promise.all([
      this.views.get(testScores, studentId),
      this.views.find(examEntries, { where: { studentId } }),
    ]);
    return [...present(own).map(({ fields }) => fields), ...countedTests(practised)];
  }

  async bestOf(studentId: string): Promise<readonly TestScore[]> {
    const tests = await this.of(studentId);
    return (['SAT', 'ACT'] as const).flatMap((type) =>
      tests
        .filter((test) => test.type === type)
        .sort((one, other) => scoreOf(other) - scoreOf(one))
        .slice(0, 1),
    );
  }
}

export const scoreOf = ({ type, scores }: TestScore): number => compositeOf(type, scores);
