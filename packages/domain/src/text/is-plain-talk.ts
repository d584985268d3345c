const link = /https?:|www\.|\b[\p{L}\d-]+\.(?:ru|рф|com|net|org|kz|su|info|site|shop|online|me)\b/iu
const address = /[^\s@]+@[^\s@]+\.[^\s@]+/
/** Ten digits and more that belong together: a phone number, not a price or a size. */
const phone = /(?:\+?\d[\s()-]{0,2}){10,}/

/**
 * Whether a shopper's words can be shown at once: no links, addresses or phone numbers in them.
 * What has any is read by somebody first (storefront §3, «approved»).
 */
export function isPlainTalk(text: string): boolean {
  return !link.test(text) && !address.test(text) && !phone.test(text)
}
