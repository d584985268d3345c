export interface PolicyOptions {
  /** Hashes of inline scripts that the page may run. */
  hashes?: readonly string[]
  /** Additional origins to connect to: map tiles, payment widgets. */
  partners?: readonly string[]
  /** Additional script origins: web analytics, captcha. */
  counters?: readonly string[]
  /** A development server needs eval and its own inline scripts. */
  isDevelopment?: boolean
  /** Storybook shows its stories in a frame of its own origin. */
  framedBySelf?: boolean
}

/**
 * Builds the content security policy of an HTML page. Scripts run only from the shop’s files or by
 * hash. Inline styles stay allowed: dialogs lock scrolling through a style element whose text
 * depends on the scroll bar’s width, and server-rendered badges have gradients from data.
 */
export function contentPolicy(options: PolicyOptions = {}): string {
  const counters = (options.counters ?? []).map((origin) => ` ${origin}`).join('')
  const partners = (options.partners ?? []).map((origin) => ` ${origin}`).join('') + counters
  const scripts = options.isDevelopment
    ? "'unsafe-inline' 'unsafe-eval'"
    : (options.hashes ?? []).join(' ')
  return [
    "default-src 'self'",
    // The 3D viewer decompresses meshes with WebAssembly, which it loads from its own file.
    `script-src 'self' 'wasm-unsafe-eval' 'inline-speculation-rules'${scripts === '' ? '' : ` ${scripts}`}${counters}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${partners}`,
    // A 3D model’s textures are extracted from its file as blobs.
    `connect-src 'self' blob:${partners}`,
    "font-src 'self'",
    "media-src 'self' blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src 'self'${partners}`,
    `form-action 'self'${partners}`,
    `frame-ancestors ${options.framedBySelf ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Policy of responses that are not pages: they may not load or run anything. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
