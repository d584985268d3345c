/** Limits of a claim: its description in characters, its files, its answer and its conversation. */
export const claimTerms = {
  descriptionMinLength: 10,
  descriptionMaxLength: 2_000,
  messageMaxLength: 2_000,
  maxPhotos: 20,
  maxPhotoBytes: 1_073_741_824,
  /** Days in which staff answer a claim or a message of its customer. */
  answerDays: 3,
  /** Days after the decision in which the customer can still write. */
  replyDays: 30,
} as const
