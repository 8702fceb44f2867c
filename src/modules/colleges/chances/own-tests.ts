import { Injectable } from '@nestjs/common';
import { compositeOf, type TestScore } from '../../../../contract/test-scores';
import { ExamReader } from '../../exams/exams.queries';
import { ProfileReader } from '../../profile/profile.queries';

@Injectable()
export class OwnTests {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly exams: ExamReader,
  ) {}

  async of(studentId: string): Promise<readonly TestScore[]> {
    const [own, practised] = await Promise.all([
      this.profiles.testScoresOf(studentId),
      this.exams.countedTestsOf(studentId),
    ]);
    return [...own, ...practised];
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
