export interface PolicyOptions {
  /** Hashes of inline scripts the page may run. */
  hashes?: readonly string[]
  /** Origins besides the shop's own: map tiles, payment windows. */
  partners?: readonly string[]
  /** Origins whose scripts the page may run, too: the counter of visits. */
  counters?: readonly string[]
  /** A development server needs eval and its own inline scripts. */
  isDevelopment?: boolean
  /** The storybook shows its stories in a frame of its own origin. */
  framedBySelf?: boolean
}

/**
 * The content security policy of an HTML page. Scripts run only from the shop's files or by hash.
 * Inline styles stay allowed: dialogs lock the scroll through a style element whose text depends
 * on the width of the scroll bar, and server-rendered shields carry gradients from data.
 */
export function contentPolicy(options: PolicyOptions = {}): string {
  const counters = (options.counters ?? []).map((origin) => ` ${origin}`).join('')
  const partners = (options.partners ?? []).map((origin) => ` ${origin}`).join('') + counters
  const scripts = options.isDevelopment
    ? "'unsafe-inline' 'unsafe-eval'"
    : (options.hashes ?? []).join(' ')
  return [
    "default-src 'self'",
    // The viewer of 3D models unpacks their meshes by WebAssembly, which comes with its own file.
    `script-src 'self' 'wasm-unsafe-eval'${scripts === '' ? '' : ` ${scripts}`}${counters}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${partners}`,
    // A 3D model's textures are fetched out of its own file, as blobs.
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

/** Policy of answers that are no pages: nothing in them may load or run. */
export const closedPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
