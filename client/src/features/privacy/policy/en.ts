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
      'Only you and the people who guide you can see what you enter.',
      'No other company gets anything about you, except when you make a payment. There are no ads, no trackers and no analytics services.',
      'When an account is deleted, its personal data can never be read again.',
      `${product} is not for anyone under 13.`,
    ],
  },
  {
    title: 'Not for users under 13',
    text: [
      `${product} is not for users under 13. No one under that age may have an account. If you know of one, write to us and we’ll delete it.`,
    ],
  },
  {
    title: 'What we store',
    text: ['We store what you enter, and what the people who guide you enter about you:'],
    points: [
      'Your account: name, email address, phone number and role. We store only a hash of your password, which can’t be turned back into the password.',
      'Your record: your pronouns, gender, city, state and ZIP code if you share them, grades, high school, majors, favorites, notes, activities, honors, coursework and test scores.',
      'Your plan: tasks with their due dates and when you completed them, colleges you saved, and your college survey answers and matches.',
      'Your practice tests: the answers entered by you or others, the scores, and whether they count in your chances.',
      'Your help sessions: when they took place and with whom, what you wrote about them, your counselor’s notes, and how long each of you was in the room. Audio, video and screens are never recorded.',
      'Your purchases: the product, its price, the date, and the payment service’s reference number. We never store your card.',
      'Your messages and when they were seen, your notifications, and your notification preferences.',
      'Where you’re signed in: a secret code for each browser, which expires when you sign out or after 30 days without use.',
    ],
  },
  {
    title: 'The history',
    text: [
      `${product} records every change: what it was before and after, who made it and when. This history is never altered. That way you can see who changed what, and mistakes can be undone.`,
      'Personal data in the history is encrypted: names, addresses, phone numbers, your record, your survey, your practice tests, your messages, what is written about sessions and the texts of tasks that are only for you. The keys are stored separately. ID numbers, times, prices and choices from a short list, such as saving a college, are not encrypted.',
      'Pages are built from copies of the history that are not encrypted. They are on the same servers, and only this product and the people who run it can access them.',
    ],
  },
  {
    title: 'Who sees what',
    text: [
      'Everyone’s access has a reason, such as the link you signed up with. It ends as soon as the last reason ends. Every change in access is recorded.',
    ],
    points: [
      'On your own pages, you see what you and others have entered about you.',
      'Your counselors see your name, email address, record, practice tests, tasks and colleges, and when you were last active. The account admins of your school or organization see the same for all of its students.',
      'A counselor who leads one of your sessions counts as your counselor from the booking until 30 days after the session.',
      'Exam admins see the names, email addresses and saved colleges of students in their organizations, or of all students if they don’t belong to one, and the practice tests they entered themselves.',
      'Platform admins see everything except other people’s conversations, and can read the history of changes.',
      'Only you, your counselor and platform admins can enter a session’s room, and everyone in it sees who is there.',
      'Only the two people in a conversation can read it. What you write to Support can be read by every platform admin.',
      'People you can message see whether you’re online and typing. We pass that on and never store it.',
      'Anyone with the private link of your calendar feed sees your tasks, deadlines and sessions until you replace or turn off the link.',
      'Threads are public: what staff write there appears with their names.',
    ],
  },
  {
    title: 'No third parties',
    text: [
      'Your pages load nothing from other companies: no scripts, fonts, pictures or trackers. We tell your browser to refuse any. We never sell or give away anything about you.',
      'Like all email, our messages go through the mail server of the people who run this product.',
      'Session audio and video go through the servers of the people who run this product, encrypted on the way. Your camera and microphone are only used on that page, and only after you allow it.',
      'If payments are turned on, you pay on a Stripe page. We send Stripe the product, its price and the order number; you enter your payment details there.',
    ],
  },
  {
    title: 'Cookies and browser storage',
    text: ['We only use them to keep you signed in and to save what you type:'],
    points: [
      'The cookie “token” identifies who is signed in: your ID number, name and role. It lasts up to 30 days, or until you sign out.',
      'The cookie “refresh” renews it. No script can read it. It lasts just as long.',
      'Draft messages, survey and test answers you haven’t submitted, your cart and your latest matches stay in your browser’s storage until you sign out.',
      'Messages still being sent, and whether a page was reloaded after an update, are stored until you close the tab.',
    ],
  },
  {
    title: 'Emails',
    text: [
      'We email you when you ask for a new password or change your email address, and when a session is booked, moved, canceled or coming up. We email staff when their students’ scores are corrected. In the evening we email you about notifications you haven’t seen. You choose which of these evening emails you get, if any, in your notification preferences. Our emails don’t track whether you open them.',
    ],
  },
  {
    title: 'Logs and metrics',
    text: [
      'The server log contains the time and path of each request. A path can include an ID number, but the log never contains names, passwords, tokens or network addresses.',
      'When a page opens, your browser tells the server which kind of page it was and how long it took, such as “a student’s page, 0.4 seconds”. It doesn’t send your name, a cookie or whose page it was. We use this to find slow pages.',
      'To keep people from guessing passwords, we count attempts by network address and account for up to fifteen minutes, then forget them. To keep a change from being made twice, we remember a hash of it for a day.',
    ],
  },
  {
    title: 'Download your data',
    text: [
      'On the Download page, which you reach from your profile, students can get their record as a PDF and all their data as a file for other programs. You don’t need to ask.',
    ],
  },
  {
    title: 'When an account is deleted',
    text: [
      'Platform admins delete accounts: ask your counselor or write to us. You’re signed out and removed from every list immediately. A moment later, these are permanently deleted:',
    ],
    points: [
      'Your password, your sessions, your calendar feed and stored emails to you.',
      'Your data in the copies pages are built from. Their files are rewritten.',
      'Your conversations, on both sides.',
      'Your encryption keys. Without them, no one can read your encrypted data, not even the people who run the servers.',
    ],
  },
  {
    title: 'What remains',
    text: [
      'The history still shows that something happened and when, under a number that no longer identifies anyone.',
    ],
    points: [
      'The product, price and date of purchases, without your name.',
      'Emails we sent stay with the people who got them. If emails are stored as files, one to someone else may mention you for up to two weeks.',
      'With several servers, one may remember a key for up to a minute.',
      'Earlier backups keep what they contained until the people who run the product delete them.',
    ],
  },
];

export const t = {
  intro: (product: string) =>
    `${product} helps students plan their way to college. This page explains what we store, who sees it and what happens to it.`,
  contents: 'On this page',
  sections,
  contact: {
    title: 'Questions',
    text: 'To ask what we store about you, or to have it corrected or deleted, write to us:',
  },
} as const;
