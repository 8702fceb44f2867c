export interface NewRecommender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Opens the accounts of authors of letters. */
export abstract class RecommenderAccounts {
  /** Returns the account with this address, a new one in the student's schools, or null if it has another role. */
  abstract findOrOpen(person: NewRecommender, studentId: string): Promise<string | null>;
  /** Mails the invitation unless it was accepted. */
  abstract invite(userId: string): Promise<void>;
}
