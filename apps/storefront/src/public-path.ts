const inner = /^\/[^/]+\/(?:ru|kk|en)\/(?:person|bot)(?=\/)/

/**
 * The address as the visitor sees it. On the server Next knows the address with the router's prefix,
 * in the browser without it; what both draw must be the same.
 */
export function publicPath(pathname: string): string {
  return pathname.replace(inner, '')
}
