type Headers = Readonly<Record<string, string>>

const fileHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

const documentHeaders: Headers = {
  ...fileHeaders,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-frame-options': 'DENY',
}

const transportHeaders: Headers = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}
const secureFileHeaders: Headers = { ...fileHeaders, ...transportHeaders }
const secureDocumentHeaders: Headers = { ...documentHeaders, ...transportHeaders }

/**
 * Security headers of every response (ADR 0014). HSTS is sent only over https (RFC 6797 §7.2).
 * Popups keep their opener because a bank’s page opens in one.
 */
export function securityHeaders(secure: boolean): Headers {
  return secure ? secureDocumentHeaders : documentHeaders
}

/**
 * Security headers of a script, style sheet or font, which a browser never shows as a document. A
 * page loads some forty of them, so what is only for documents would be tens of kilobytes.
 */
export function fileSecurityHeaders(secure: boolean): Headers {
  return secure ? secureFileHeaders : fileHeaders
}
