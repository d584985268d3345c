const longest = 254
const longestLocalPart = 64

const localPart = /^[\p{L}\d!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\d!#$%&'*+/=?^_`{|}~-]+)*$/u
const domain = /^([\p{L}\d]([\p{L}\d-]{0,61}[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*[\p{L}\d]$/u

/**
 * Whether an e-mail address has the standard form (storefront §5). Names and domains in Cyrillic
 * are addresses too; whether one is alive only a letter sent there can tell.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  return (
    at > 0 &&
    at <= longestLocalPart &&
    text.length <= longest &&
    localPart.test(text.slice(0, at)) &&
    domain.test(text.slice(at + 1))
  )
}
