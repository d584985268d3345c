/**
 * Returns a contact's phone without spaces, parentheses and hyphens, as used in tel: links and the
 * field phoneSanitized (docs/requirements/fields.md).
 */
export function sanitizePhone(phone: string): string {
  return phone.replace(/[\s()‐‑–-]/g, '')
}
