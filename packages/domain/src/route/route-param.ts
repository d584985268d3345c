/** What a path parameter must look like; a value that fails is a 404 (storefront §2). */
export interface RouteParam {
  readonly pattern: RegExp
  /** Codes of sections and goods are lower case everywhere; hashes, guids and base64 are not. */
  readonly keepsCase: boolean
}

/** Code of a section, product, vendor, tag or article. */
export const codeParam: RouteParam = {
  pattern: /^[a-z0-9][a-z0-9_-]{0,119}$/,
  keepsCase: false,
}

/** A product code; `tag-` is kept for tags of a section (decisions, catalogue addresses). */
export const productParam: RouteParam = {
  pattern: /^(?!tag-)[a-z0-9][a-z0-9_-]{0,199}$/,
  keepsCase: false,
}

/** Guid, hash or share code: url-safe and opaque. */
export const tokenParam: RouteParam = { pattern: /^[A-Za-z0-9_-]{1,64}$/, keepsCase: true }

/** Identifier that another system gave to goods or a package. */
export const foreignIdParam: RouteParam = { pattern: /^[\w.#:-]{1,128}$/, keepsCase: true }

/** A value whose own screen explains what is wrong with it, such as shared favourites. */
export const anyParam: RouteParam = { pattern: /^.{1,4096}$/s, keepsCase: true }
