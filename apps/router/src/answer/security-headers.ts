const always: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const secureToo: Readonly<Record<string, string>> = {
  ...always,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/**
 * Headers of every answer, whatever its class (reliability §3.2). Strict transport is said only
 * over https (RFC 6797 §7.2). Popups are allowed to live: a bank's page opens in one.
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? secureToo : always
}
