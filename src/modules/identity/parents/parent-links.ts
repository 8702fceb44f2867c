import { Injectable } from '@nestjs/common';
import type { ChildResource, ParentResource } from '../../../../contract/parents';
import { parents } from '../../../../projections/identity/parents';
import { people } from '../../../../projections/identity/people';
import { Dispatcher } from '../../../platform/dispatch/dispatcher';
import { Views } from '../../../platform/document-store/views';
import { idFrom } from '../../../platform/http/request-context';
import { parent } from './parent.decider';

export const linkIdOf = (parentId: string, studentId: string) => idFrom('parent', parentId, studentId);

@Injectable()
export class ParentLinks {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  /** Until it is accepted, a link shows what the inviting user typed, since the account may be another person's. */
  async parentsOf(studentId: string): Promise<ParentResource[]> {
    const found = await this.views.find(parents, { where: { studentId } });
    const known = await this.views.joined(people, found, 'parentId');
    return found
      .map((entry): ParentResource => {
        const { id, parentId, state, since } = entry;
        const { firstName, lastName, email } = (state === 'accepted' && known.get(parentId)) || entry;
        return { id, attributes: { firstName, lastName, email, state, since }, relationships: {} };
      })
      .sort((a, b) => (a.attributes.since < b.attributes.since ? -1 : 1));
  }

  async childrenOf(parentId: string): Promise<ChildResource[]> {
    const found = await this.views.find(parents, { where: { parentId } });
    const students = await this.views.joined(people, found, 'studentId');
    return found
      .flatMap(({ studentId, state }): ChildResource[] => {
        const student = students.get(studentId);
        if (!student) return [];
        const { firstName, lastName } = student;
        return [{ id: studentId, attributes: { firstName, lastName, state }, relationships: {} }];
      })
      .sort((a, b) => (a.attributes.firstName < b.attributes.firstName ? -1 : 1));
  }

  async accept(parentId: string, studentId: string): Promise<void> {
    await this.dispatcher.dispatch(parent, linkIdOf(parentId, studentId), 'Accept', {});
  }

  async decline(parentId: string, studentId: string): Promise<void> {
    const because = { because: 'declined' as const };
    await this.dispatcher.dispatch(parent, linkIdOf(parentId, studentId), 'Remove', because);
  }
}
