/**
 * A key by which the server knows a repeated request. `crypto.randomUUID` is missing on pages
 * without TLS that are not on this machine, so the bytes are drawn by hand.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
