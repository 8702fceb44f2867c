import { text, type DemoThread } from './demo-thread';

/** Oldest first. */
export const applyingThreads: readonly DemoThread[] = [
  {
    author: 'counselor',
    title: 'The essay is about you in a small place',
    categories: ['Essays'],
    body: text(
      'The best essays I read are set in a kitchen, on a bus, at a part-time job. Choose a moment small enough to describe in detail and let the reader see how you think in it.',
      'Your first draft should be bad and finished. Give yourself forty minutes, write without deleting, and put it away for two days. Revision is where the essay is written.',
    ),
  },
  {
    author: 'counselor',
    title: 'Six questions to ask of your second draft',
    categories: ['Essays'],
    body: text(
      'Could anybody else in the room have written this? Where does it begin to be interesting, and can it begin there? Is there a sentence you would never say aloud? Does it show a choice you made? What did you leave out because it was hard? Would you like the person in it?',
      'Ask two readers at most. With five, the essay ends up sounding like a committee.',
    ),
  },
  {
    author: 'admin',
    title: 'Supplements: answer the question that was asked',
    categories: ['Essays', 'College list'],
    body: text(
      '“Why us” is half about them and half about you. Name a course, a professor’s project or a house tradition, and say what you would do with it. If another college’s name fits into the paragraph, it is not specific enough.',
      'Keep a table of all prompts. Many are cousins, and a good 250 words can be shortened honestly for a second college.',
    ),
  },
  {
    author: 'counselor',
    title: 'Asking for a letter of recommendation',
    categories: ['Recommendations'],
    body: text(
      'Ask in person, at least four weeks ahead, and ask whether they can write a strong letter: it gives a teacher room to say no kindly. Choose people who have seen you struggle with something and stay with it.',
      'Afterward send one page with what you remember of the class, what you are proud of and your first deadline. A thank-you note in January costs you five minutes and is kept for years.',
    ),
  },
  {
    author: 'counselor',
    title: 'Ten lines of activities that say something',
    categories: ['Activities'],
    body: text(
      'Begin each line with a verb and a number where there is an honest one: taught nine children to swim, closed the shop four nights a week. Work and looking after family are activities; put them where they belong by the hours they take.',
      'Depth reads better than breadth. If you have six lines, leave four empty rather than fill them with clubs you attended twice.',
    ),
  },
  {
    author: 'admin',
    title: 'A checklist for the last hour before you submit',
    categories: ['Deadlines'],
    body: text(
      'Open the preview and read every page as a stranger. Check the spelling of the college, the term you apply for, your phone number and the name on your transcript. Save the confirmation as a file and tell me that it is sent.',
      'Submit two days early. On the evening of a deadline the servers are slow, and you will make the mistakes that people make at midnight.',
    ),
  },
  {
    author: 'counselor',
    title: 'After the button: the applicant portal',
    categories: ['Deadlines'],
    body: text(
      'Within a week each college mails you a link to a portal. Log in at once, keep the passwords in one place, and look every Sunday for missing documents until everything is marked as received.',
      'A missing letter in the first two weeks is normal. After that write to me before you write to the college.',
    ),
  },
  {
    author: 'admin',
    title: 'Interviews are conversations with homework',
    categories: ['Interviews'],
    body: text(
      'Prepare three stories: something you made, something that failed, something you changed your mind about. Almost every question can be answered from one of them. Then prepare two questions that only this person can answer.',
      'Arrive ten minutes early, put the phone away, and write a short note of thanks on the same day.',
    ),
  },
  {
    author: 'counselor',
    title: 'When somebody else is telling your story better',
    categories: ['Essays', 'Well-being'],
    body: text(
      'Parents, paid editors and software can all produce smoother sentences than yours. Readers notice, because the smooth essay does not match the rest of the file, and it will not sound like you in the interview.',
      'Use help to find what is unclear. Keep the sentences your own.',
    ),
  },
];
