/** Guids, hashes and random tokens; codes of goods are words in lower case. */
const secret = /^([0-9a-f-]{16,}|(?=.*\d)(?=.*[A-Z])[\w-]{16,})$/

/**
 * An address as it may stand in a log: the names of its query without their values, which may be
 * numbers of people, and neither codes nor guids of links that open something private.
 */
export function pathForLog(fullPath: string): string {
  const [path = '', query = ''] = fullPath.replace(/#.*$/s, '').split('?', 2)
  const names = [...new URLSearchParams(query).keys()].join('&')
  const plain = path
    .split('/')
    .map((part) => (secret.test(part) ? '…' : part))
    .join('/')
  return (names ? `${plain}?${names}` : plain).slice(0, 500)
}
