import { text, type DemoThread } from './demo-thread';

/** Oldest first. */
export const planningThreads: readonly DemoThread[] = [
  {
    author: 'counselor',
    title: 'What this place is for',
    categories: ['Getting started'],
    body: text(
      'I write here what I find myself saying in my office every week: short notes on one question at a time. Read them in any order.',
      'If something does not fit your situation, bring it to our next meeting. General advice is a starting point, and your plan should be yours.',
    ),
  },
  {
    author: 'admin',
    title: 'A calendar for the whole of senior year',
    categories: ['Planning', 'Deadlines'],
    body: text(
      'August and September are for the list and the main essay. October is for forms and the first early applications. November and December are for regular applications, one or two a week. From January on you send mid-year grades and compare aid offers, and by May 1 you choose.',
      'Put three dates of your own into your task list today: a finished first draft, a finished list of colleges, and the day you ask your teachers. Everything else can be planned backward from those.',
    ),
  },
  {
    author: 'counselor',
    title: 'Building a list that works on your worst day',
    categories: ['College list'],
    body: text(
      'A good list has eight to ten colleges, and you would be content to attend each of them. Two or three should be very likely to admit you and affordable without luck. If you have no such college yet, find it first: the famous ones will find you by themselves.',
      'Likely, possible and reach describe your chances, not the quality of the college. A college that admits fewer than one applicant in five is a reach for everybody, whatever their grades.',
    ),
  },
  {
    author: 'counselor',
    title: 'How to visit a college without going there',
    categories: ['College list', 'Visits'],
    body: text(
      'Read the student newspaper for the last month. Look up the requirements of one major you like and of one you might change to. Then attend one online session and ask a question whose answer is not on the website.',
      'Write five lines afterward while you still remember: what surprised you, what worried you, and who you would be there. Those lines become the “why this college” essay later.',
    ),
  },
  {
    author: 'admin',
    title: 'Early action, early decision and what they bind you to',
    categories: ['Deadlines', 'Strategy'],
    body: text(
      'Early action asks for your application sooner and tells you sooner; you may still choose in May. Early decision is a promise: if you are admitted and the aid makes it possible, you enroll and withdraw everything else.',
      'Choose early decision only where you would be happy to stop looking, and only after the family has seen the net price calculator. If you need to compare offers of aid, it is usually the wrong tool.',
    ),
  },
  {
    author: 'counselor',
    title: 'Your transcript is read by people who know our school',
    categories: ['Grades'],
    body: text(
      'Colleges receive a school profile with your transcript. They see which courses we offer and how many students take them, so you are compared with what was open to you here, not with a school across the country.',
      'An upward line counts. If one year went badly and there is a reason, tell me: I can explain it in two sentences in my letter, so that you need not spend your essay on it.',
    ),
  },
  {
    author: 'counselor',
    title: 'Choosing senior courses when you are tired',
    categories: ['Grades', 'Planning'],
    body: text(
      'Take the hardest schedule in which you can still sleep. Four years of a language or of mathematics say more than a seventh advanced course taken for the count.',
      'Colleges see your mid-year grades, and every one of them may withdraw an offer after a collapse in spring. Plan for a year that you can finish.',
    ),
  },
  {
    author: 'admin',
    title: 'Tests: when to take them, when to stop',
    categories: ['Tests'],
    body: text(
      'Take one full practice SAT and one full practice ACT under time, and keep the one that felt more natural. Two real sittings are enough for most people; a third one rarely moves the result and always costs a weekend.',
      'Read the policy of each college on your list again this year. Optional means optional, but a score in the upper half of their range is still worth sending.',
    ),
  },
];
