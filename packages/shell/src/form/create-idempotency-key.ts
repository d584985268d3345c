/**
 * Creates the key by which the server recognises a repeated request. `crypto.randomUUID` requires a
 * secure context, so the bytes are drawn by hand.
 */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
