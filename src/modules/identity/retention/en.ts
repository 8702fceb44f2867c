interface StudentMail {
  firstName: string;
  productName: string;
  school: string;
  /** The date is `YYYY-MM-DD`. */
  date: string;
  address: string;
}

interface SchoolMail {
  firstName: string;
  productName: string;
  school: string;
  count: number;
  address: string;
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const day = (date: string) => format.format(new Date(`${date}T00:00:00Z`));

const whose = (count: number) => (count === 1 ? 'one former student' : `${count} former students`);

export const en = {
  'former-student-not-found': 'Nobody of this name has left the entity.',
  chooseDays: 'Choose one of the periods',

  studentSubject: ({ productName, date }: StudentMail) =>
    `Your ${productName} account will be erased on ${day(date)}`,
  studentText: ({ firstName, productName, school, date, address }: StudentMail) =>
    [
      `Hello ${firstName},`,
      `You have left ${school}, which keeps what ${productName} knows of former students for a limited time. On ${day(date)} your account is erased with everything in it: your record, tests, tasks, colleges and messages. Nobody can bring it back after that.`,
      'If you want to keep your account, sign in before that day. There you can download your record too:',
      address,
      'If you do not need it any more, there is nothing to do.',
    ].join('\n\n'),

  schoolSubject: ({ school, count }: SchoolMail) =>
    `${school}: the records of ${whose(count)} will be erased`,
  schoolText: ({ firstName, school, count, address, productName }: SchoolMail) =>
    [
      `Hello ${firstName},`,
      `The time is ending for which ${productName} keeps the records of ${whose(count)} of ${school}. They have been told by mail today. Here you see who they are and when that is, and you can put a hold on a record that has to be kept:`,
      address,
    ].join('\n\n'),
};
