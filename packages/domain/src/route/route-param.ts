import { codeLimits } from './code-limits.ts'

/** The rule of a path parameter; a value that fails it is a 404 (rule.not-found-validation). */
export interface RouteParam {
  readonly pattern: RegExp
  /** Codes of sections and products are lower-cased; hashes, GUIDs and base64 keep their case. */
  readonly keepsCase: boolean
}

/** Code of a section, product, vendor, tag or article. */
export const codeParam: RouteParam = {
  pattern: new RegExp(`^[a-z0-9][a-z0-9_-]{0,${codeLimits.page - 1}}$`),
  keepsCase: false,
}

/** A product code; the prefix `tag-` is reserved for tags of a section (ADR 0044). */
export const productParam: RouteParam = {
  pattern: new RegExp(`^(?!tag-)[a-z0-9][a-z0-9_-]{0,${codeLimits.product - 1}}$`),
  keepsCase: false,
}

/** A GUID, hash or share code: URL-safe and opaque. */
export const tokenParam: RouteParam = { pattern: /^[A-Za-z0-9_-]{1,64}$/, keepsCase: true }

/** An identifier from another system for a product or a package. */
export const externalIdParam: RouteParam = { pattern: /^[\w.#:-]{1,128}$/, keepsCase: true }

/** A value that is validated by its own screen, such as shared favourites. */
export const anyParam: RouteParam = { pattern: /^.{1,4096}$/s, keepsCase: true }
