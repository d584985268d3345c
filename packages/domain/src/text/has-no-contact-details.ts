const link = /https?:|www\.|\b[\p{L}\d-]+\.(?:ru|рф|com|net|org|kz|su|info|site|shop|online|me)\b/iu
const address = /[^\s@]+@[^\s@]+\.[^\s@]+/
/** Ten or more connected digits: a phone number, not a price or a size. */
const phone = /(?:\+?\d[\s()-]{0,2}){10,}/

/**
 * Returns whether a shopper's text can be published at once: it contains no links, addresses or
 * phone numbers. Other texts are moderated first (product.reviews).
 */
export function hasNoContactDetails(text: string): boolean {
  return !link.test(text) && !address.test(text) && !phone.test(text)
}
