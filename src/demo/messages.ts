import { TZDate } from '@date-fns/tz';

/** A conversation of a student with staff: who wrote what, so many days ago at a time in New York, oldest first. */
export interface DemoConversation {
  readonly staff: 'counselor' | 'account_admin' | 'exam_admin' | 'admin';
  /** Place among the demonstration's students. */
  readonly student: number;
  readonly lines: readonly (readonly [
    daysAgo: number,
    time: string,
    writer: 'staff' | 'student',
    content: string,
  ])[];
  /** How many at the end the other has not seen. */
  readonly unread: number;
}

export const demoConversations: readonly DemoConversation[] = [
  {
    staff: 'counselor',
    student: 0,
    unread: 2,
    lines: [
      [
        9,
        '10:05',
        'staff',
        'Hi Maya, welcome back. I have put the first tasks of the season on your list. Start with the activities list: most other things build on it.',
      ],
      [
        9,
        '10:41',
        'student',
        'Thank you! Is it fine to list my job at the bakery? It is not really an activity.',
      ],
      [
        9,
        '10:52',
        'staff',
        'It very much is. Put the hours per week and what you are responsible for. Colleges like to see that somebody relies on you.',
      ],
      [
        4,
        '16:20',
        'student',
        'I finished the list. For the essay I have two ideas:\n1. opening the bakery at five in the morning\n2. teaching my grandmother to read English\nWhich one would you take?',
      ],
      [
        4,
        '17:55',
        'staff',
        'Both could work. Write one page of each without worrying about style, and let us read them together. This may help with the beginning: https://owl.purdue.edu',
      ],
      [4, '18:10', 'student', 'OK, I will bring both pages on Thursday.'],
      [
        1,
        '15:02',
        'staff',
        'I read the two pages. The second one is the one: the part with the letter from your aunt made me stop.',
      ],
      [
        1,
        '15:04',
        'staff',
        'Can you come by room 114 tomorrow after lunch? Bring your list of colleges too.',
      ],
    ],
  },
  {
    staff: 'counselor',
    student: 1,
    unread: 1,
    lines: [
      [2, '09:15', 'staff', 'Julian, the recommendation form still lacks the name of your second teacher.'],
      [2, '12:31', 'student', 'I asked Ms. Abara and she said yes. I will enter her today.'],
      [2, '12:48', 'staff', 'Good choice. She knows your work in chemistry best.'],
      [
        1,
        '17:26',
        'student',
        'Her address bounces when I enter it. Could you look up the right one? Her page says a.abara@northgate.example',
      ],
    ],
  },
  {
    staff: 'counselor',
    student: 2,
    unread: 3,
    lines: [
      [
        1,
        '14:10',
        'student',
        'Hello Mr. Reyes, my parents ask whether we can get a fee waiver for the applications.',
      ],
      [1, '14:11', 'student', 'There are six of them so far.'],
      [1, '14:13', 'student', 'We can come to the office on Friday if you need papers.'],
    ],
  },
  {
    staff: 'counselor',
    student: 4,
    unread: 0,
    lines: [
      [
        3,
        '11:30',
        'staff',
        'Priya, congratulations on the regional prize. Please add it to your honors before you send anything off.',
      ],
      [3, '16:44', 'student', 'Done, thank you!'],
    ],
  },
  {
    staff: 'exam_admin',
    student: 0,
    unread: 0,
    lines: [
      [
        6,
        '09:20',
        'staff',
        'Your practice test of Saturday is scored. The report shows where the minutes went in the last math section.',
      ],
      [6, '15:32', 'student', 'Saw it. I spent eight of them on one question.'],
      [6, '15:40', 'staff', 'That happens to the best. Mark it and move on next time.'],
    ],
  },
  {
    staff: 'account_admin',
    student: 0,
    unread: 0,
    lines: [
      [12, '13:05', 'staff', 'Maya, the spelling of your name on the account now agrees with your passport.'],
      [12, '13:22', 'student', 'Perfect, thanks for the quick help.'],
    ],
  },
];

/** The moment at which a clock in New York showed `time` so many days ago. */
export function instantAt(daysAgo: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = new TZDate(Date.now(), 'America/New_York');
  day.setDate(day.getDate() - daysAgo);
  day.setHours(hours, minutes, 0, 0);
  return new Date(day.getTime()).toISOString();
}
