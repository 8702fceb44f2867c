/** Invented. All sign in with the password below. */
export const DEMO_PASSWORD = 'quadrangle-demo';

export const demoEntity = {
  name: 'Northgate High School',
  description: 'Public high school, grades 9 to 12, counseling office room 114.',
};

export const demoStaff = [
  {
    role: 'admin',
    firstName: 'Ada',
    lastName: 'Whitfield',
    email: 'admin@demo.test',
    phoneNumber: '2125550101',
  },
  {
    role: 'account_admin',
    firstName: 'Miriam',
    lastName: 'Okafor',
    email: 'account-admin@demo.test',
    phoneNumber: '2125550102',
  },
  {
    role: 'counselor',
    firstName: 'Daniel',
    lastName: 'Reyes',
    email: 'counselor@demo.test',
    phoneNumber: '2125550103',
  },
  {
    role: 'exam_admin',
    firstName: 'Grace',
    lastName: 'Lindqvist',
    email: 'exam-admin@demo.test',
    phoneNumber: '2125550104',
  },
] as const;

const named = (firstName: string, lastName: string, email?: string) => ({
  firstName,
  lastName,
  email: email ?? `${firstName}.${lastName}@demo.test`.toLowerCase().replaceAll(/[^a-z@.]/g, ''),
});

export const demoStudents = [
  named('Maya', 'Torres', 'student@demo.test'),
  named('Julian', 'Park', 'student2@demo.test'),
  named('Amelia', 'Novak'),
  named('Noah', 'Abernathy'),
  named('Priya', 'Raman'),
  named('Ethan', 'Caldwell'),
  named('Sofia', 'Marchetti'),
  named('Lucas', 'Oyelaran'),
  named('Hannah', 'Feldman'),
  named('Mateo', 'Villanueva'),
  named('Chloe', 'Bergstrom'),
  named('Elijah', 'Washington'),
  named('Aisha', 'Rahman'),
  named('Owen', "O'Connell"),
  named('Isabella', 'Fontaine'),
  named('Kai', 'Nakamura'),
  named('Zoe', 'Papadakis'),
  named('Samuel', 'Greenwood'),
  named('Leila', 'Haddad'),
  named('Benjamin', 'Stroud'),
  named('Nora', 'Lindgren'),
  named('Andre', 'Baptiste'),
  named('Grace', 'Kimura'),
  named('Henry', 'Ashworth'),
  named('Valentina', 'Rojas'),
  named('Theo', 'Vandenberg'),
  named('Ruth', 'Mbeki'),
  named('Caleb', 'Thornton'),
  named('Yasmin', 'Darwish'),
  named('Peter', 'Szymanski'),
];
