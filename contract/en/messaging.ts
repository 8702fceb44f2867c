export const messagingMessages = {
  sendFailed: (reason: string) => `Error sending message: ${reason}`,
  idReused: 'Another message was sent under this name. Send this one under a new name.',
  contactNotFound: 'Contact not found.',
  closed: 'You can no longer write to each other. What was written stays here to read.',
};
