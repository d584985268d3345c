const maxLength = 254
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
    text.length <= maxLength &&
    localPart.test(text.slice(0, atIndex)) &&
    domain.test(text.slice(atIndex + 1))
  )
}
