const maxEmailLength = 254
const maxLocalPartLength = 64

const localPart = /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain = /^([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*[\p{L}\d]$/u

/**
 * Returns whether text has the form of an e-mail address (validate.generic). Cyrillic names and
 * domains are accepted; whether the mailbox exists is not checked.
 */
export function isEmail(text: string): boolean {
  const atIndex = text.lastIndexOf('@')
  return (
    atIndex > 0 &&
    atIndex <= maxLocalPartLength &&
    text.length <= maxEmailLength &&
    localPart.test(text.slice(0, atIndex)) &&
    domain.test(text.slice(atIndex + 1))
  )
}

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
