export const messagingMessages = {
  sendFailed: (reason: string) => `Error sending message: ${reason}`,
  idReused: 'Another message was already sent with this ID. Use a new ID for this one.',
  contactNotFound: 'Contact not found.',
  closed: 'You can no longer message each other. You can still read past messages.',
};
