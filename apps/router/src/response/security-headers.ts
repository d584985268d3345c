const baseHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const secureHeaders: Readonly<Record<string, string>> = {
  ...baseHeaders,
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

/**
 * Security headers of every response (ADR 0014). HSTS is sent only over https (RFC 6797 §7.2).
 * Popups keep their opener because a bank’s page opens in one.
 */
export function securityHeaders(secure: boolean): Readonly<Record<string, string>> {
  return secure ? secureHeaders : baseHeaders
}
