import { Injectable } from '@nestjs/common';
import type { Availability } from '../../../contract/session-hours';
import {
  halfHoursOf,
  OPEN_STATES,
  type HourAvailability,
  type SessionCandidate,
  type SessionRequestResource,
  type SessionTimeResource,
  type Slot,
  type SlotResource,
  type WaitingSessionResource,
} from '../../../contract/sessions';
import { availability, type CounselorAvailability } from '../../../projections/sessions/availability';
import { bookedHours, type BookedHour } from '../../../projections/sessions/booked-hours';
import { nameOf, people, type Person } from '../../../projections/identity/people';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { ERASED, withErased } from '../../kernel/personal';
import { Accounts } from '../../platform/auth/session-user';
import { Views } from '../../platform/document-store/views';
import { currentLanguage, currentContext } from '../../platform/http/request-context';
import { dateInNewYork } from '../../platform/new-york';
import { Projector, type NamedViews } from '../../platform/projector/projector';
import { AccessReader } from '../identity/directory/directory.queries';
import { freeSlots, instant, workingHours } from './slots';

const named = (people: ReadonlyMap<string, Person>, id: string | null) => {
  if (id === null) return { data: null };
  const { firstName, lastName } = people.get(id) ?? {
    firstName: withErased(ERASED, currentLanguage()),
    lastName: '',
  };
  return { data: { id, attributes: { firstName, lastName } } };
};

const TIMEOUT_MS = 2_000;
const MAX_SESSION_MS = 3_600_000;

type TakenHour = Pick<BookedHour, 'counselorId' | 'start'>;

@Injectable()
export class SessionQueries {
  constructor(
    private readonly views: Views,
    private readonly access: AccessReader,
    private readonly accounts: Accounts,
    private readonly projector: Projector,
  ) {}

  async resources(requests: readonly SessionRequest[]): Promise<SessionRequestResource[]> {
    const ids = requests.flatMap(({ studentId, counselorId, preferredId, replies }) => [
      studentId,
      ...[counselorId, preferredId].filter((id) => id !== null),
      ...replies.map((reply) => reply.counselorId),
    ]);
    const names = await this.views.getMany(people, ids);
    return requests.map((request) => {
      const { id, studentId, counselorId, attended } = request;
      const present = (userId: string | null) =>
        attended.find((one) => one.userId === userId)?.minutes ?? null;
      return {
        id,
        attributes: {
          timeRequested: request.start,
          lengthInMinutes: request.minutes,
          notes: request.notes,
          state: request.state,
          paid: request.paid,
          waived: request.waived,
          counselorNotes: request.counselorNotes,
          minutesPresent: { student: present(studentId), counselor: present(counselorId) },
          replies: request.replies.map(({ counselorId: id, start, reason }) => ({
            counselorId: id,
            counselor: named(names, id).data!.attributes,
            proposedTime: start,
            reason,
          })),
          requestedAt: request.requestedAt,
          version: request.version,
        },
        relationships: {
          student: named(names, studentId),
          counselor: named(names, counselorId),
          preferred: named(names, request.preferredId),
        },
      };
    });
  }

  /** The present session; `otherwise` is used if the views take too long to show what was written. */
  async resource(otherwise: SessionRequest): Promise<SessionRequestResource> {
    await this.shown(sessionRequests);
    const [resource] = await this.resources([
      (await this.views.get(sessionRequests, otherwise.id)) ?? otherwise,
    ]);
    return resource!;
  }

  /** Waits for a limited time until these views show what the user has written. */
  shown(...views: NamedViews): Promise<boolean> {
    return this.projector.waitUntilShown(currentContext().written, TIMEOUT_MS, views);
  }

  async requestsOf(userId: string, isStudent: boolean): Promise<SessionRequestResource[]> {
    const where = { [isStudent ? 'studentId' : 'counselorId']: userId };
    return this.resources(await this.views.find(sessionRequests, { where, sort: { start: 1 } }));
  }

  /** The open requests of these students without a counselor that this counselor has not declined. */
  async waitingFor(counselorId: string, studentIds: readonly string[]): Promise<WaitingSessionResource[]> {
    const open = await this.views.find(sessionRequests, {
      where: { studentId: { in: studentIds }, state: 'proposed' },
      sort: { start: 1 },
    });
    const waiting = open.filter(
      ({ replies }) => !replies.some((reply) => reply.counselorId === counselorId && reply.start === null),
    );
    const [resources, availabilities] = await Promise.all([
      this.resources(waiting),
      this.availabilities(counselorId, waiting),
    ]);
    return resources.map(({ attributes, ...resource }, index) => ({
      ...resource,
      attributes: { ...attributes, availability: availabilities[index]! },
    }));
  }

  /** Whether the counselor published the time of each request and has no other session then. */
  async availabilities(
    counselorId: string,
    requests: readonly (Slot & { readonly id: string })[],
  ): Promise<HourAvailability[]> {
    const times = requests.flatMap(halfHoursOf).map((time) => Date.parse(time));
    if (times.length === 0) return [];
    const [hours, booked] = await Promise.all([
      this.hoursOf(counselorId),
      this.bookedOf([counselorId], Math.min(...times), Math.max(...times) + 1),
    ]);
    const works = workingHours(hours);
    return requests.map((request) => availabilityAt(request, booked, works));
  }

  /** The result omits what student and counselor write about the sessions. */
  async timesOf(studentId: string): Promise<SessionTimeResource[]> {
    return (await this.requestsOf(studentId, true)).map(({ id, attributes, relationships }) => ({
      id,
      attributes: {
        timeRequested: attributes.timeRequested,
        lengthInMinutes: attributes.lengthInMinutes,
        state: attributes.state,
      },
      relationships: { counselor: relationships.counselor },
    }));
  }

  async overlapping(studentId: string, { start, minutes }: Slot): Promise<SessionRequest[]> {
    const [from, to] = [Date.parse(start), Date.parse(start) + minutes * 60_000];
    const near = await this.views.find(sessionRequests, {
      where: { studentId, start: { gt: instant(from - MAX_SESSION_MS), lt: instant(to) } },
    });
    return near.filter(({ state, end }) => OPEN_STATES.includes(state) && end > start);
  }

  async counselorsOf(studentId: string): Promise<string[]> {
    const staff = await this.views.getMany(people, await this.access.staffOf(studentId));
    return [...staff.values()].filter(({ role }) => role === 'counselor').map(({ id }) => id);
  }

  async slots(counselorIds: readonly string[], from: number, to: number): Promise<SlotResource[]> {
    const [hours, taken, names] = await Promise.all([
      this.views.getMany(availability, counselorIds),
      this.takenOf(counselorIds, from, to),
      this.views.getMany(people, counselorIds),
    ]);
    const slots = [...hours.values()].flatMap((counselor) =>
      freeSlots(counselor, startsOf(taken, counselor.id), from, to).map(
        ({ start, minutes }): SlotResource => ({
          id: `${counselor.id}.${start}`,
          attributes: { startsAt: start, minutes },
          relationships: { counselor: named(names, counselor.id) },
        }),
      ),
    );
    const order = ({ id, attributes }: SlotResource) => `${attributes.startsAt} ${id}`;
    return slots.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }

  async availabilityOf(counselorId: string): Promise<Availability> {
    const { timeZone, weekly, exceptions, version } = await this.hoursOf(counselorId);
    const today = dateInNewYork(-1);
    return {
      timeZone,
      weekly,
      exceptions: exceptions
        .flatMap(({ date, hours }) => (hours && date >= today ? [{ date, hours }] : []))
        .sort((a, b) => (a.date < b.date ? -1 : 1)),
      version,
    };
  }

  async hoursOf(counselorId: string): Promise<CounselorAvailability> {
    return (await this.views.get(availability, counselorId)) ?? availability.empty(counselorId);
  }

  bookedOf(counselorIds: readonly string[], from: number, to: number): Promise<BookedHour[]> {
    return this.views.find(bookedHours, {
      where: { counselorId: { in: counselorIds }, start: { gte: instant(from), lt: instant(to) } },
    });
  }

  /** Booked half hours, and those of requests that wait for the counselor who was asked for. */
  private async takenOf(counselorIds: readonly string[], from: number, to: number): Promise<TakenHour[]> {
    const [booked, requested] = await Promise.all([
      this.bookedOf(counselorIds, from, to),
      this.views.find(sessionRequests, {
        where: {
          preferredId: { in: counselorIds },
          state: 'proposed',
          start: { gt: instant(from - MAX_SESSION_MS), lt: instant(to) },
        },
      }),
    ]);
    const waiting = requested.flatMap((request) =>
      halfHoursOf(request).map((start) => ({ counselorId: request.preferredId!, start })),
    );
    return [...booked, ...waiting];
  }

  /** Free counselors come first, then the student's own. */
  async candidates(request: SessionRequest): Promise<SessionCandidate[]> {
    const [ids, own] = await Promise.all([
      this.accounts.withRole('counselor'),
      this.access.staffOf(request.studentId),
    ]);
    const [known, hours, booked] = await Promise.all([
      this.views.getMany(people, ids),
      this.views.getMany(availability, ids),
      this.bookedOf(ids, Date.parse(request.start), Date.parse(request.end)),
    ]);
    const others = booked.filter(({ requestId }) => requestId !== request.id);
    const inTheWay = await this.views.joined(sessionRequests, others, 'requestId');
    const students = await this.views.joined(people, [...inTheWay.values()], 'studentId');
    const candidates = [...known.values()].map((counselor): SessionCandidate => {
      const hour = others.find(({ counselorId }) => counselorId === counselor.id);
      const works = workingHours(hours.get(counselor.id) ?? availability.empty(counselor.id));
      const conflict = hour && inTheWay.get(hour.requestId);
      return {
        id: counselor.id,
        attributes: {
          firstName: counselor.firstName,
          lastName: counselor.lastName,
          own: own.includes(counselor.id),
          availability: hour ? 'booked' : availabilityAt(request, [], works),
          conflict: conflict
            ? {
                startsAt: conflict.start,
                minutes: conflict.minutes,
                student: nameOf(students.get(conflict.studentId), currentLanguage()),
              }
            : null,
        },
        relationships: {},
      };
    });
    const order = ({ id, attributes }: SessionCandidate) =>
      [
        ['free', 'outside-hours', 'booked'].indexOf(attributes.availability),
        attributes.own ? 0 : 1,
        known.get(id)!.sortName,
      ].join(' ');
    return candidates.sort((a, b) => (order(a) < order(b) ? -1 : 1));
  }
}

function availabilityAt(
  { id, ...slot }: Slot & { readonly id: string },
  booked: readonly BookedHour[],
  works: (time: number) => boolean,
): HourAvailability {
  const halfHours = halfHoursOf(slot);
  if (booked.some(({ start, requestId }) => requestId !== id && halfHours.includes(start))) return 'booked';
  return halfHours.every((start) => works(Date.parse(start))) ? 'free' : 'outside-hours';
}

export const startsOf = (booked: readonly TakenHour[], counselorId: string): ReadonlySet<string> =>
  new Set(booked.filter((hour) => hour.counselorId === counselorId).map(({ start }) => start));
