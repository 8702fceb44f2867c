/** One topic of the policy: a sentence or two, and a list of points. */
export interface Section {
  readonly title: string;
  readonly text: readonly string[];
  readonly points?: readonly string[];
}

const sections = (product: string): readonly Section[] => [
  {
    title: 'In short',
    text: [],
    points: [
      'What you enter is seen by you and by the people who guide you.',
      'No other company gets anything about you, but for a payment that you make: there is no advertising, no tracker and no analytics service.',
      'When an account is deleted, what was personal in it can never be read again.',
      `${product} is not for anybody under 13.`,
    ],
  },
  {
    title: 'Not for users under 13',
    text: [
      `${product} is not for users under 13. Nobody of that age may have an account. If you learn of one, write to us and we delete it.`,
    ],
  },
  {
    title: 'What is kept',
    text: ['What you enter, and what the people who guide you enter about you:'],
    points: [
      'Your account: name, email address, phone number and role. Of your password only a hash, from which it cannot be read.',
      'Your record: how to address you and where you live if you say so, grades, high school, majors, favorites, notes, activities, honors, coursework and test scores.',
      'Your plan: tasks with their due dates and when you completed them, the colleges that you saved, and your answers to the college survey with the matches that were found.',
      'Your practice tests: the answers that you or others entered, the scores, and whether they count in your chances.',
      'Your help sessions: when and with whom, what you wrote about them, the notes of your counselor, and how long each of you was in the room. What is said and shown there is not recorded.',
      'What you bought: the product, its price, when, and the number that the payment service gave the payment. Never your card.',
      'Your messages with when they were seen, your notifications, and what you want to be notified about.',
      'Where you are signed in: a secret for each browser, which ends when you sign out or after 30 days without use.',
    ],
  },
  {
    title: 'The history',
    text: [
      `${product} remembers every change: what it was before and after, who made it and when. Nothing in this history is altered later. So you can see who changed what, and a mistake can be undone.`,
      'What is personal in the history is sealed: names, addresses, phone numbers, your record, your survey, your practice tests, your messages, what is written about sessions and the texts of tasks for you alone are encrypted with keys that are kept apart from it. Not encrypted are numbers that stand for people and things, times, prices, and choices among a few, such as that a college was saved.',
      'Pages are made from copies of the history that are not encrypted. They are on the same servers, and reached by nobody but this product and those who run them.',
    ],
  },
  {
    title: 'Who sees what',
    text: [
      'Access rests on a reason, such as the link that you signed up with. It ends when the last reason does, at once. Every change of it is recorded.',
    ],
    points: [
      'You see on your own pages what you and others have entered about you.',
      'Your counselors see your name, email address, record, practice tests, tasks and colleges, and when you last did something. So do the account admins of your school or organization, for all of its students.',
      'A counselor who holds a session of yours is one of your counselors from its booking until 30 days after it.',
      'Exam admins see names, email addresses and saved colleges of the students of their organizations, or of all students where they belong to none, and the practice tests that they entered themselves.',
      'Platform admins see everything but the conversations of others, and may look through the history of changes.',
      'The room of a session is entered by you, your counselor and platform admins alone, and everybody in it sees who is there.',
      'A conversation is read by its two sides alone. What you write to Support is read by every platform admin.',
      'People you may write to see whether you are online and typing. That is passed on and never kept.',
      'Whoever knows the secret address of your calendar feed sees your tasks, deadlines and sessions, until you replace or remove it.',
      'Threads are for everybody: what staff write there is read with their names.',
    ],
  },
  {
    title: 'No third parties',
    text: [
      'Your pages load nothing from elsewhere: no script, font, picture or tracker of another company. Your browser is told to refuse any. Nothing about you is sold or given away.',
      'Mails go through the mail server of those who run this product, as every mail does.',
      'Picture and sound of a session go through the servers of those who run this product, encrypted on the way. Your camera and microphone are used on that page alone, and only after you said so.',
      'Where payments are taken, you pay on a page of Stripe. It gets from us the product, its price and the number of the order, and from you what you enter there.',
    ],
  },
  {
    title: 'Cookies and what your browser keeps',
    text: ['All of it serves to keep you signed in and to lose nothing that you typed:'],
    points: [
      'The cookie “token” says who is signed in: your number, name and role. It stays for up to 30 days, or until you sign out.',
      'The cookie “refresh” renews it. No script can read it. It stays as long.',
      'Messages that you began, answers to the survey or of a test that you did not submit yet, what is in your cart, and your latest matches are in the storage of your browser until you sign out.',
      'Messages that are still on their way, and whether a page was reloaded after an update, are kept until you close the tab.',
    ],
  },
  {
    title: 'Mails',
    text: [
      'We write when you ask for a new password or change your email address, when a session is booked, moved, cancelled or near, to staff also when scores of their students were corrected, and in the evening about notifications that you have not seen. You choose which of these last, or none, in your notifications. No mail tells us whether you opened it.',
    ],
  },
  {
    title: 'Logs and figures',
    text: [
      'The log of the server holds the time and path of each request, in which a number may stand for somebody, and no name, password, token or network address.',
      'When a page opens, your browser tells the server which kind of page it was and how long it took, such as “a student’s page, 0.4 seconds”: without your name, a cookie or whose page it was. We use it to see what is slow.',
      'So that nobody can guess passwords, attempts are counted by network address and account for up to fifteen minutes, and then forgotten. That a change was sent is remembered for a day in the form of a hash, so that it is not made twice.',
    ],
  },
  {
    title: 'Taking your data along',
    text: [
      'On the page Download, which your profile leads to, a student gets his or her own record as a PDF and everything that is kept of him or her as a file for other programs. Neither needs to be asked for.',
    ],
  },
  {
    title: 'When an account is deleted',
    text: [
      'A platform admin deletes accounts: ask your counselor, or write to us. You are signed out and gone from every list at once. A moment later this is gone for good:',
    ],
    points: [
      'Your password, your sessions, the address of your calendar feed and the mails to you that were kept.',
      'You in the copies that pages are made from, whose files are written anew.',
      'Your conversations, on both sides.',
      'Your keys. Without them nobody can read what was sealed, not even those who run the servers.',
    ],
  },
  {
    title: 'What is left',
    text: ['The history keeps that something happened and when, under a number that is nobody’s any more.'],
    points: [
      'Of what was bought the product, the price and the date, without your name.',
      'Mails that were sent are with those who got them. Where mails are kept as files, one to somebody else may name you for up to two weeks.',
      'With several servers, one may remember a key for a minute.',
      'A backup from before holds what it held, until those who run the product remove it.',
    ],
  },
];

export const t = {
  intro: (product: string) =>
    `${product} helps students plan their way to college. This page says what it keeps, who sees it and what becomes of it.`,
  sections,
  contact: {
    title: 'Questions',
    text: 'To ask what is kept about you, or to have it corrected or deleted, write to us:',
  },
} as const;
