/**
 * A contact's phone without spaces, parentheses and hyphens, as a tel: link and the field
 * phoneSanitized hold it (storefront §3).
 */
export function sanitizePhone(phone: string): string {
  return phone.replace(/[\s()‐‑–-]/g, '')
}
