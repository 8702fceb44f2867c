import { Controller, Get, Param } from '@nestjs/common';
import type { ParsedQuery, ResponseOf } from '../../../../contract/calls';
import { rangeOf, satSectionsOf } from '../../../../contract/chances';
import { compared } from '../../../../contract/concordance';
import type { CollegeRange, ExamAnalysis } from '../../../../contract/exam-analysis';
import type { ExamType } from '../../../../contract/exam-definitions';
import { examEntries, isScored, type ScoredEntry } from '../../../../projections/exams/exam-entries';
import { people } from '../../../../projections/identity/people';
import { Rejected } from '../../../kernel/errors';
import { ForStudent, Query } from '../../../platform/http/route.decorators';
import { CurrentUser, type SessionUser } from '../../../platform/auth/session-user';
import { Views } from '../../../platform/document-store/views';
import { t } from '../../../platform/messages';
import { CollegeDirectory } from '../../colleges/colleges.queries';
import { SavedCollegeReader } from '../../colleges/saved/saved-colleges.queries';
import { ExamForms } from '../forms/exam-forms';
import { nextSteps } from './next-steps';
import { skillTrends } from './skill-trends';
import { superscore, trend } from './superscore';

const bestOf = (entries: readonly ScoredEntry[], type: ExamType): number | null => {
  const totals = trend(entries.filter((entry) => entry.type === type)).map(({ score }) => score);
  return totals.length > 0 ? Math.max(...totals) : null;
};

@Controller('exams/student/:studentId/analysis')
export class ExamAnalysisController {
  constructor(
    private readonly views: Views,
    private readonly forms: ExamForms,
    private readonly colleges: CollegeDirectory,
    private readonly savedColleges: SavedCollegeReader,
  ) {}

  @ForStudent('studentId', 'student', 'counselor', 'account_admin', 'exam_admin', 'admin')
  @Get()
  async analysis(
    @Param('studentId') studentId: string,
    @Query() { type }: ParsedQuery<'GET /exams/student/{studentId}/analysis'>,
    @CurrentUser() user: SessionUser,
  ): Promise<ResponseOf<'GET /exams/student/{studentId}/analysis'>> {
    return { data: await this.analysisOf(studentId, type, user) };
  }

  private async analysisOf(studentId: string, type: ExamType, user: SessionUser): Promise<ExamAnalysis> {
    const [person, ranges, entries] = await Promise.all([
      this.views.get(people, studentId),
      this.rangesOf(studentId, type),
      this.entriesOf(studentId, user),
    ]);
    if (!person) throw new Rejected('not-found', t('student-not-found'));
    const scored = entries.filter(isScored);
    const own = scored.filter((entry) => entry.type === type);
    const newest = own.at(-1);
    const form = newest && (await this.forms.get(newest.formId));
    return {
      id: studentId,
      attributes: {
        firstName: person.firstName,
        lastName: person.lastName,
        superscore: superscore(type, own),
        trend: trend(own),
        colleges: ranges,
        comparison: compared(bestOf(scored, 'ACT'), bestOf(scored, 'SAT')),
        skills: skillTrends(type, own),
        next: newest ? nextSteps(newest, form?.scale ?? {}) : [],
      },
      relationships: {},
    };
  }

  /** Entries are sorted oldest first. An exam admin gets only the entries that he or she made. */
  private entriesOf(studentId: string, { id, role }: SessionUser) {
    const where = { studentId, ...(role === 'exam_admin' && { enteredBy: id }) };
    return this.views.find(examEntries, { where, sort: { dateTaken: 1 } });
  }

  private async rangesOf(studentId: string, type: ExamType): Promise<CollegeRange[]> {
    const saved = await this.savedColleges.ofStudent(studentId);
    const known = await this.colleges.namedIn(saved);
    return saved.flatMap(({ ceebCode }) => {
      const fields = known.get(ceebCode)?.fields;
      const range = fields?.status === 'published' ? rangeOf(type, fields) : undefined;
      if (!range) return [];
      const sections = type === 'SAT' ? satSectionsOf(fields!) : undefined;
      return [{ ceeb: ceebCode, name: fields!.name, ...range, ...(sections && { sections }) }];
    });
  }
}
