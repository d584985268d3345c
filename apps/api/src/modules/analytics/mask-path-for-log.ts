/** Guids, hashes and random tokens. Product codes are lowercase words and do not match. */
const secretPattern = /^([0-9a-f-]{16,}|(?=.*\d)(?=.*[A-Z])[\w-]{16,})$/

/**
 * An address that is safe to log: query parameters keep their names but lose their values, which
 * may be phone numbers, and path segments that are codes or guids of private links are masked.
 */
export function maskPathForLog(fullPath: string): string {
  const [path = '', query = ''] = fullPath.replace(/#.*$/s, '').split('?', 2)
  const names = [...new URLSearchParams(query).keys()].join('&')
  const maskedPath = path
    .split('/')
    .map((part) => (secretPattern.test(part) ? '…' : part))
    .join('/')
  return (names ? `${maskedPath}?${names}` : maskedPath).slice(0, 500)
}
