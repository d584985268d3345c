const servicePath = /^\/(api_vue|api|media|uploads|builds|health|metrics|_[^/]+)(\/|$)/i
const fileName = /\.[a-z][a-z0-9]{0,15}$/i

/** Whether the last segment of a path is a file name, such as `robots.txt`. */
export function isFilePath(path: string): boolean {
  return fileName.test(path.slice(path.lastIndexOf('/') + 1))
}

/** API calls, pictures, assets and files are never redirected (ADR 0046, step 1). */
export function isExemptFromRedirects(path: string): boolean {
  return servicePath.test(path) || isFilePath(path)
}
